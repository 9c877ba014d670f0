interface WatchedTask<T> {
  /** Settles as the task does, when `hasEnded` is already true. */
  ended: Promise<T>;
  hasEnded(): boolean;
}

/** Tells what runs beside a task when to stop, also when the task fails. */
export function watchTask<T>(task: Promise<T>): WatchedTask<T> {
  let hasEnded = false;
  const ended = task.finally(() => {
    hasEnded = true;
  });
  return { ended, hasEnded: () => hasEnded };
}
