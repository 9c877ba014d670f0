import type { StaffThreadDetails } from '@kindcrate/contract/staff-threads';
import { useEffect, useRef } from 'react';
import { replyToThread } from '../../../stores/staff-threads.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { MessageList } from '../../../ui/thread/MessageList.tsx';
import { WriteMessage } from '../../../ui/thread/WriteMessage.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import { useSavedTexts } from '../saved-texts/use-saved-texts.tsx';
import type { DeskThreadCopy } from './copy.ts';
import { ThreadActions } from './ThreadActions.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { useDeskThread } from './use-desk-thread.ts';
import './desk-thread.scss';

interface Props {
  id: string;
  /** Whether the thread is in the messages tab, where a heading shows what it is about. An order's details need no heading. */
  isInTab?: boolean;
  /** Whether the heading gets the focus once the thread has loaded. */
  takesFocus?: boolean;
  /** Shown as the heading of a thread without a title. */
  noSubject?: string;
  copy: DeskOrdersCopy;
}

/** A thread with its messages and a reply form. */
export function DeskThread({ id, isInTab = false, takesFocus = false, noSubject = '', copy: orders }: Props) {
  const { thread: copy } = orders;
  const { shown, load, show } = useDeskThread(id);
  const savedTexts = useSavedTexts('reply', orders);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = shown.state === 'ready';
  useEffect(() => {
    if (isReady && takesFocus) heading.current?.focus();
  }, [isReady, takesFocus]);
  if (shown.state === 'missing') return <p>{copy.missing}</p>;
  if (shown.state === 'failed')
    return <TryAgain text={copy.loadFailed} label={copy.tryAgain} onRetry={() => void load()} />;
  if (shown.state !== 'ready') return <Spinner label={copy.loading} />;
  const { thread, read } = shown;
  return (
    <div className="desk-thread">
      {isInTab && <ThreadHead thread={thread} noSubject={noSubject} copy={copy} ref={heading} />}
      <ThreadActions thread={thread} onChanged={show} copy={copy} />
      <MessageList messages={toMessages(thread, copy)} lastRead={read} copy={copy} />
      {thread.canReply ? (
        <WriteMessage
          key={id}
          threadId={id}
          copy={copy}
          send={async (text, key) => {
            const seen = thread.messages.at(-1)?.sequence ?? 0;
            const { message, data } = await replyToThread(id, { text, read: seen }, key);
            show(data);
            return message;
          }}
        >
          {(form) => savedTexts.choice(`thread-${id}`, form)}
        </WriteMessage>
      ) : (
        <p className="desk-thread__note">{copy.closed}</p>
      )}
      {savedTexts.editor}
    </div>
  );
}

const toMessages = ({ messages, from }: StaffThreadDetails, copy: DeskThreadCopy) =>
  messages.map(({ fromDesk, by, ...message }) => ({
    ...message,
    isOwn: fromDesk,
    author: fromDesk ? (by ?? copy.desk) : from,
  }));
