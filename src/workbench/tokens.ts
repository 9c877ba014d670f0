/** A colour of `src/styles/_tokens.scss`, as it stands there. */
export interface Color {
  name: string;
  light: string;
  dark: string;
}

/** Texts on the grounds that they stand on. Each can be read by everyone: 4.5 to 1 at least. */
export const textPairs = [
  ['ink', 'paper'],
  ['ink', 'paper-deep'],
  ['ink', 'card'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-deep'],
  ['ink-soft', 'card'],
  ['green', 'paper'],
  ['green', 'paper-deep'],
  ['coral', 'paper'],
  ['coral', 'card'],
  ['coral-deep', 'paper-deep'],
  ['coral-deep', 'coral-soft'],
  ['coral-deep', 'green-soft'],
  ['coral-deep', 'mustard-soft'],
  ['on-coral', 'coral'],
  ['on-green', 'green-deep'],
  ['mustard', 'green-deep'],
  ['green-deep', 'mustard'],
  ['ink', 'sky'],
  ['ink', 'coral-soft'],
  ['ink', 'green-soft'],
  ['ink', 'mustard-soft'],
] as const;

/** Borders and signs on their grounds: 3 to 1 at least. */
export const signPairs = [
  ['line-strong', 'card'],
  ['line-strong', 'paper'],
  ['coral', 'paper-deep'],
  ['green', 'card'],
] as const;

const value = '#[0-9a-f]{6}|rgb\\([^)]*\\)';
const colour = new RegExp(`--([\\w-]+): (?:light-dark\\((${value}), (${value})\\)|(${value}));`, 'g');

/** The colours that a stylesheet names. */
export function colorsOf(scss: string): Color[] {
  return [...scss.matchAll(colour)].map(([, name = '', light, dark, both = '']) => ({
    name,
    light: light ?? both,
    dark: dark ?? both,
  }));
}

/** The value of a token as the stylesheet says it. */
export function tokenValue(scss: string, name: string): string {
  const found = new RegExp(`--${name}: (.+);`).exec(scss)?.[1];
  if (!found) throw new Error(`There is no token --${name}`);
  return found;
}

/** The contrast of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio); both as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
