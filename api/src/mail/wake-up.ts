/** Rung when something was put into the outbox, so that who sends it need not look all the time. */
export interface Bell {
  ring(): void;
  /** @returns a function that stops the listening. */
  listen(listener: () => void): () => void;
}

export function createBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
