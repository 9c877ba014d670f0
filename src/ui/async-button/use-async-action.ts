import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/reply.ts';

interface Words {
  text: string;
  /** What it failed with; nothing when it went well. */
  cause?: ApiError;
}

/**
 * Something that one button does, once at a time.
 * @param failure said when the API gave no word of its own
 */
export function useAsyncAction(failure: string) {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [words, setWords] = useState<Words>();

  const end = (next: Words) => {
    isRunning.current = false;
    // At once, so that whoever waits finds the page as it is now.
    flushSync(() => {
      setPending(false);
      setWords(next);
    });
  };

  /** Does it, unless it is being done. Gives what the API said, or undefined when it was refused. */
  async function run(act: () => Promise<string>): Promise<string | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    setWords(undefined);
    try {
      const text = await act();
      end({ text });
      return text;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.message) console.error(error);
      end({ text: error.message || failure, cause: error });
      return undefined;
    }
  }

  return { isPending, words, run, say: (text: string) => setWords({ text }) };
}

export type AsyncAction = ReturnType<typeof useAsyncAction>;
