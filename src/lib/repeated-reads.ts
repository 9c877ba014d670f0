/** In ms: how long a camera has to see no label, or another one, before the same label counts as scanned again. */
const pause = 3000;

/** Creates a function that recognizes a label that stays in front of the camera, which reads it several times a second. */
export function createRepeatFilter(now: () => number = Date.now) {
  let last = { code: '', at: 0 };
  /** @returns whether the code was read a moment ago */
  return (code: string): boolean => {
    const at = now();
    const isRepeated = last.code === code && at - last.at < pause;
    last = { code, at };
    return isRepeated;
  };
}
