import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api-error.ts';
import { ChunkError } from '../../lib/on-demand.ts';

interface ActionResult {
  message: string;
  /** Undefined after a success. */
  cause?: ApiError | ChunkError;
}

/**
 * Runs one asynchronous action at a time, and keeps its result for display.
 * @param failure the message that is shown when an action failed and the API gave none
 */
export function useAsyncAction(failure: string) {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<ActionResult>();

  const finish = (next: ActionResult) => {
    isRunning.current = false;
    // Synchronously, because callers that await `run` then move the focus to something in the updated page.
    flushSync(() => {
      setPending(false);
      setResult(next);
    });
  };

  /** @returns the message of a success; undefined after a failure, or if another action is still pending */
  async function run(action: () => Promise<string>): Promise<string | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    setResult(undefined);
    try {
      const message = await action();
      finish({ message });
      return message;
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof ChunkError)) {
        // A bug: the button works again, and the browser reports the error.
        isRunning.current = false;
        setPending(false);
        throw error;
      }
      if (!error.message) console.error(error);
      finish({ message: error.message || failure, cause: error });
      return undefined;
    }
  }

  /** Shows a message as a status, for something that was done without `run`. */
  const showSuccess = (message: string) => setResult({ message });

  return { isPending, result, run, showSuccess };
}

export type AsyncAction = ReturnType<typeof useAsyncAction>;
