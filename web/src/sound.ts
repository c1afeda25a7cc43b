/** Small sounds, made on the spot: no file is loaded, and nothing sounds before the first press. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "dice" | "end";

interface Note {
  pitch: number;
  at: number;
  lasts: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523, at: 0, lasts: 0.12, shape: "triangle" },
    { pitch: 784, at: 0.1, lasts: 0.2, shape: "triangle" },
  ],
  move: [{ pitch: 220, at: 0, lasts: 0.07, shape: "sine" }],
  dice: [0, 0.05, 0.11, 0.18].map((at) => ({ pitch: 140 + at * 400, at, lasts: 0.03, shape: "square" as const })),
  end: [523, 659, 784, 1047].map((pitch, number) => ({ pitch, at: number * 0.14, lasts: 0.3, shape: "triangle" as const })),
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const room = (context ??= new AudioContext());
  setTimeout(() => NOTES[name].forEach((note) => strike(room, note))); // the table is drawn first
}

function strike(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const voice = new OscillatorNode(context, { type: note.shape, frequency: note.pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + note.lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + note.lasts);
}
