/** From numbers to lines: pure, so that a test can look at them. */

export interface Chart {
  least: number;
  most: number;
  lines: string[];
}

/** One line for each seat over the frames, in a box of that width and height; the least value lies at the bottom. */
export function scoreLines(scores: number[][], width: number, height: number): Chart {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (frame: number): number => (scores.length > 1 ? (frame / (scores.length - 1)) * width : 0);
  const y = (value: number): number => height - ((value - least) / (most - least)) * height;
  const seats = scores[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    scores.map((frame, number) => `${number ? "L" : "M"}${x(number).toFixed(1)} ${y(frame[seat] ?? 0).toFixed(1)}`).join(""),
  );
  return { least, most, lines };
}
