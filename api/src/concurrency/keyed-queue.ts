export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Runs the tasks of one key one after the other, and those of different keys side by side. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();

  return (key, task) => {
    const result = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = result.then(
      () => forget(),
      () => forget(),
    );
    const forget = () => {
      if (last.get(key) === settled) last.delete(key);
    };
    last.set(key, settled);
    return result;
  };
}
