/** What a scan sounds like. */
export type Sound = 'expected' | 'unexpected' | 'attention' | 'declined' | 'problem';

export interface Tone {
  /** In hertz. */
  pitch: number;
  /** In seconds from the start of the sound. */
  start: number;
  /** In seconds. */
  length: number;
}

const sequence = (pitches: readonly number[], length: number): Tone[] =>
  pitches.map((pitch, index) => ({ pitch, start: index * length * 1.25, length }));

/** The sounds can be told apart by ear alone: each one rises, falls, repeats, or is short or long. */
export const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  expected: sequence([660, 990], 0.09),
  unexpected: sequence([220, 220], 0.2),
  attention: sequence([440], 0.12),
  declined: sequence([165], 0.7),
  problem: sequence([440, 330, 220], 0.15),
};
