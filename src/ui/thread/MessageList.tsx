import { Fragment } from 'react';
import { Time } from '../time/Time.tsx';
import type { ThreadCopy } from './copy.ts';
import { splitLinks } from './split-links.ts';
import './thread.scss';

export interface ListedMessage {
  _id: string;
  sequence: number;
  text: string;
  /** ISO 8601. */
  at: string;
  author: string;
  /** Whether the reader's own side, the donor or the desk, wrote the message. */
  isOwn: boolean;
}

interface Props {
  messages: ListedMessage[];
  /** The sequence number of the last message that the reader has already seen. */
  lastRead: number;
  copy: Pick<ThreadCopy, 'empty' | 'list' | 'unread'>;
}

/** The messages of a thread, oldest first, with a mark above the first one that is new to the reader. */
export function MessageList({ messages, lastRead, copy }: Props) {
  if (!messages.length) return <p className="thread__empty">{copy.empty}</p>;
  const firstUnread = messages.find(({ sequence, isOwn }) => sequence > lastRead && !isOwn);
  return (
    <ol className="thread" aria-label={copy.list}>
      {messages.map((message) => (
        <li className={message.isOwn ? 'thread__message thread__message--own' : 'thread__message'} key={message._id}>
          {message === firstUnread && <p className="thread__unread">{copy.unread}</p>}
          <p className="thread__author">
            <b>{message.author}</b> <Time at={message.at} showsTime />
          </p>
          <p className="thread__text">
            <MessageText text={message.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/**
 * Shows the addresses of our own pages in a message as links. They are recognized by the origin of the current page; the
 * server-rendered workbench has no origin, so it shows no links.
 */
function MessageText({ text }: { text: string }) {
  const origin = globalThis.location?.origin;
  const parts = origin ? splitLinks(text, origin) : [{ text }];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message are never reordered
    <Fragment key={index}>{'href' in part ? <a href={part.href}>{part.text}</a> : part.text}</Fragment>
  ));
}
