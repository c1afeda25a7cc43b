/** How each sound is made. Whoever hears nothing needs nothing of it. */

import type { Sound } from "./sound";

/** A tone that may slide, or a puff of noise around a pitch; `loud` is 1 if not said. */
interface Note {
  pitch: number;
  at: number;
  lasts: number;
  shape: OscillatorType | "noise";
  to?: number;
  loud?: number;
}

const knocks = (pitch: number, ...times: number[]): Note[] =>
  times.flatMap((at): Note[] => [
    { pitch, to: pitch * 0.6, at, lasts: 0.07, shape: "sine" },
    { pitch: pitch * 6, at, lasts: 0.03, shape: "noise", loud: 0.5 },
  ]);
const chord = (at: number, lasts: number, ...pitches: number[]): Note[] => pitches.map((pitch) => ({ pitch, at, lasts, shape: "triangle" }));

const NOTES: Record<Sound, Note[]> = {
  move: [{ pitch: 220, at: 0, lasts: 0.07, shape: "sine" }],
  card: [{ pitch: 3200, at: 0, lasts: 0.05, shape: "noise", loud: 0.6 }, { pitch: 1800, at: 0.04, lasts: 0.04, shape: "noise", loud: 0.4 }],
  crate: [{ pitch: 110, to: 55, at: 0, lasts: 0.16, shape: "sine", loud: 2 }, { pitch: 500, at: 0, lasts: 0.07, shape: "noise" }],
  dice: [0, 0.06, 0.11, 0.19].map((at) => ({ pitch: 1500 - at * 3000, at, lasts: 0.03, shape: "noise" as const })),
  silver: [2093, 2637, 3136].map((pitch, number) => ({ pitch, at: number * 0.05, lasts: 0.16, shape: "sine" as const, loud: 0.6 })),
  hooves: knocks(170, 0, 0.09, 0.22, 0.31, 0.44, 0.53),
  horn: [{ pitch: 220, to: 330, at: 0, lasts: 0.16, shape: "sawtooth", loud: 0.5 }, { pitch: 330, at: 0.16, lasts: 0.45, shape: "sawtooth", loud: 0.5 }],
  turn: [...chord(0, 0.12, 523), ...chord(0.1, 0.2, 784)],
  fanfare: [...chord(0, 0.16, 523, 659), ...chord(0.15, 0.16, 523, 659), ...chord(0.3, 0.16, 659, 784), ...chord(0.45, 0.7, 784, 1047, 1319)],
  farewell: [...chord(0, 0.35, 392, 494), ...chord(0.3, 0.35, 349, 440), ...chord(0.6, 0.8, 262, 330)],
};

let room: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let over = 0;

export function play(name: Sound): void {
  room ??= new AudioContext();
  for (const note of NOTES[name]) strike(room, note);
  void room.resume();
  const lasts = Math.max(...NOTES[name].map((note) => note.at + note.lasts));
  over = Math.max(over, room.currentTime + lasts);
  setTimeout(rest, 1000 * lasts + GRACE);
}

/** Milliseconds after the last note. */
const GRACE = 500;

/** A room in which nothing sounds would go on computing silence. */
function rest(): void {
  if (room && room.currentTime >= over) void room.suspend();
}

function strike(room: AudioContext, note: Note): void {
  const start = room.currentTime + note.at;
  const volume = new GainNode(room, { gain: 0 });
  volume.gain.setValueAtTime(0.08 * (note.loud ?? 1), start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + note.lasts);
  const voice = note.shape === "noise" ? puff(room, note, volume) : tone(room, note, volume, start);
  volume.connect(room.destination);
  voice.start(start);
  voice.stop(start + note.lasts);
}

function tone(room: AudioContext, { shape, pitch, to, lasts }: Note, into: AudioNode, start: number): OscillatorNode {
  const voice = new OscillatorNode(room, { type: shape as OscillatorType, frequency: pitch });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  voice.connect(into);
  return voice;
}

function puff(room: AudioContext, { pitch }: Note, into: AudioNode): AudioBufferSourceNode {
  noise ??= rustle(room);
  const voice = new AudioBufferSourceNode(room, { buffer: noise });
  voice.connect(new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: 1.2 })).connect(into);
  return voice;
}

function rustle(room: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: room.sampleRate / 4, sampleRate: room.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
