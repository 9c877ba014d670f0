/** Starts the delivery of the outbox without waiting for its next scheduled run. */
export interface WakeUp {
  wake(): void;
  /** @returns a function that removes the listener. */
  onWake(listener: () => void): () => void;
}

export function createWakeUp(): WakeUp {
  const listeners = new Set<() => void>();
  return {
    wake() {
      for (const listener of listeners) listener();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
