/**
 * How long a label must be out of sight of the camera before reading it counts as a new scan, in ms. If another label is
 * scanned in between, reading the first label counts immediately.
 */
const minTimeOutOfSight = 3000;

/** Creates a function that recognizes repeated reads, because the camera reads a label several times a second while it is in sight. */
export function createRepeatDetector(now: () => number = Date.now) {
  let last = { code: '', at: 0 };
  /** @returns whether the code was read a moment ago */
  return (code: string): boolean => {
    const at = now();
    const isRepeated = last.code === code && at - last.at < minTimeOutOfSight;
    last = { code, at };
    return isRepeated;
  };
}
