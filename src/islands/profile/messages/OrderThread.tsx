import type { Thread } from '@kindcrate/contract/threads';
import { useEffect, useState } from 'react';
import { loadThread, markThreadRead, writeMessage } from '../../../stores/order-threads.ts';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { MessageList } from '../../../ui/thread/MessageList.tsx';
import { WriteMessage } from '../../../ui/thread/WriteMessage.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { OrderMessagesCopy } from './copy.ts';

interface Props {
  orderId: string;
  copy: OrderMessagesCopy;
}

/** What the donor and the desk have written about an order, with a form to write more. Marks all messages as read once they have loaded. */
export function OrderThread({ orderId, copy }: Props) {
  const [thread, setThread] = useState<Thread>();
  const { run, result, isPending } = useAsyncAction(copy.loadFailed);
  const load = () =>
    run(async () => {
      const loaded = await loadThread(orderId);
      setThread(loaded);
      const last = loaded.messages.at(-1);
      if (last && last.sequence > loaded.read) await markThreadRead(orderId, last.sequence);
      return '';
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the thread is opened
  useEffect(() => {
    void load();
  }, []);

  if (!thread) {
    if (result && !isPending)
      return <TryAgain text={copy.loadFailed} label={copy.tryAgain} onRetry={() => void load()} />;
    return <Spinner label={copy.loading} />;
  }
  const messages = thread.messages.map(({ fromDesk, ...message }) => ({
    ...message,
    isOwn: !fromDesk,
    author: fromDesk ? copy.desk : copy.you,
  }));
  return (
    <>
      <MessageList messages={messages} lastRead={thread.read} copy={copy} />
      <WriteMessage
        threadId={orderId}
        copy={copy}
        send={async (text, key) => {
          const { message, data } = await writeMessage(orderId, text, key);
          setThread(data);
          return message;
        }}
      />
    </>
  );
}
