interface WatchedTask<T> {
  /** Settles like the task. By then, `hasEnded` already returns true. */
  ended: Promise<T>;
  hasEnded(): boolean;
}

/** Lets code that runs alongside a task find out when to stop, even if the task fails. */
export function watchTask<T>(task: Promise<T>): WatchedTask<T> {
  let hasEnded = false;
  const ended = task.finally(() => {
    hasEnded = true;
  });
  return { ended, hasEnded: () => hasEnded };
}
