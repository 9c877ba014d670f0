/** A color token, with its values as written in `src/styles/_tokens.scss`. */
export interface Color {
  name: string;
  light: string;
  dark: string;
}

/** Text colors and their backgrounds. WCAG 2.2 requires a contrast of at least 4.5 to 1. */
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

/** Colors of borders and icons, and their backgrounds. WCAG 2.2 requires at least 3 to 1. */
export const graphicPairs = [
  ['line-strong', 'card'],
  ['line-strong', 'paper'],
  ['coral', 'paper-deep'],
  ['green', 'card'],
] as const;

const value = '#[0-9a-f]{6}|rgb\\([^)]*\\)';
const colorToken = new RegExp(`--([\\w-]+): (?:light-dark\\((${value}), (${value})\\)|(${value}));`, 'g');

/** Reads the color tokens of a stylesheet. */
export function readColors(scss: string): Color[] {
  return [...scss.matchAll(colorToken)].map(([, name = '', light, dark, common = '']) => ({
    name,
    light: light ?? common,
    dark: dark ?? common,
  }));
}

/** Returns the value of a token as written in a stylesheet. */
export function readToken(scss: string, name: string): string {
  const found = new RegExp(`--${name}: (.+);`).exec(scss)?.[1];
  if (!found) throw new Error(`Unknown token --${name}`);
  return found;
}

/** The contrast ratio of two #rrggbb colors, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastRatio(color: string, background: string): number {
  const [lighter, darker] = [luminance(color), luminance(background)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a #rrggbb color, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linearize(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Undoes the gamma correction of an sRGB channel, from 0 to 1. */
function linearize(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
