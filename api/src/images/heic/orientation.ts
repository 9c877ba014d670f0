/** How an image is rotated and mirrored: `turns` quarter turns clockwise, after mirroring it from left to right if `isMirrored`. */
export interface Orientation {
  isMirrored: boolean;
  turns: number;
}

export const upright: Orientation = { isMirrored: false, turns: 0 };

/** Adds quarter turns, clockwise. */
export function turn({ isMirrored, turns }: Orientation, more: number): Orientation {
  return { isMirrored, turns: quarters(turns + more) };
}

/** Adds mirroring. Mirroring from top to bottom equals mirroring from left to right and half a turn. */
export function mirror({ isMirrored, turns }: Orientation, direction: 'horizontal' | 'vertical'): Orientation {
  return { isMirrored: !isMirrored, turns: quarters((direction === 'vertical' ? 2 : 0) - turns) };
}

/** Returns the value of the EXIF tag `Orientation`, from 1 to 8 (CIPA DC-008, 4.6.5.1.6). */
export function toExif({ isMirrored, turns }: Orientation): number {
  return (isMirrored ? [2, 7, 4, 5] : [1, 6, 3, 8])[turns] ?? 1;
}

const quarters = (turns: number) => (turns + 4) % 4;
