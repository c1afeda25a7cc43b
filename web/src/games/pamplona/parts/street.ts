/** A street of straights and bends, cut into pieces. Lengths in board units, angles in degrees, y points down. */

import { drawn, pair, type Point } from "../../shared/geometry";

/** A place on the way and where one looks to: 0 is right, 90 is down. */
export interface Pose extends Point {
  heading: number;
  /** In a bend: 1 when it turns clockwise, -1 when counterclockwise; 0 on a straight. */
  bend: number;
}
export type Leg = { ahead: number } | { turn: number; radius: number };

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point that lies so far from another in a direction. */
export function towards({ x, y }: Point, heading: number, far: number): Point {
  return { x: x + far * Math.cos(rad(heading)), y: y + far * Math.sin(rad(heading)) };
}

/** The point beside the way: to the right for one who looks ahead, or to the left if negative. */
export const aside = (pose: Pose, far: number): Point => towards(pose, pose.heading + 90, far);

export const length = (leg: Leg): number => ("ahead" in leg ? leg.ahead : rad(Math.abs(leg.turn)) * leg.radius);

function onLeg(pose: Pose, leg: Leg, way: number): Pose {
  if ("ahead" in leg) return { ...towards(pose, pose.heading, way), heading: pose.heading, bend: 0 };
  const bend = Math.sign(leg.turn);
  const heading = pose.heading + (bend * way * 180) / (Math.PI * leg.radius);
  const centre = towards(pose, pose.heading + 90 * bend, leg.radius);
  return { ...towards(centre, heading - 90 * bend, leg.radius), heading, bend };
}

/** Where one is after so much of the way. */
export function along(start: Pose, legs: Leg[], way: number): Pose {
  let pose = start;
  let left = way;
  for (const [number, leg] of legs.entries()) {
    const whole = length(leg);
    if (left <= whole || number === legs.length - 1) return onLeg(pose, leg, left);
    pose = onLeg(pose, leg, whole);
    left -= whole;
  }
  return pose;
}

/** The outline of a piece of street between two places on the way. */
export function piece(start: Pose, legs: Leg[], from: number, to: number, width: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 9));
  const poses = Array.from({ length: steps + 1 }, (_, step) => along(start, legs, from + ((to - from) * step) / steps));
  const left = poses.map((pose) => aside(pose, -width / 2));
  const right = poses.map((pose) => aside(pose, width / 2)).reverse();
  return `${drawn([...left, ...right])}Z`;
}

/** The outline of a part of a ring. */
export function sector(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const at = (heading: number, far: number): string => pair(towards(centre, heading, far));
  const large = to - from > 180 ? 1 : 0;
  const arc = (far: number, sweep: number, end: number): string => `A${far} ${far} 0 ${large} ${sweep} ${at(end, far)}`;
  return `M${at(from, outer)}${arc(outer, 1, to)}L${at(to, inner)}${arc(inner, 0, from)}Z`;
}
