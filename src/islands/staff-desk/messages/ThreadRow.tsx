import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffThread } from '@kindcrate/contract/staff-threads';
import type { MouseEvent } from 'react';
import { Time } from '../../../ui/time/Time.tsx';
import type { MessagesCopy } from './copy.ts';
import { threadRowId } from './thread-row-id.ts';
import { showThread, threadHref } from './use-thread-id.ts';

interface Props {
  thread: StaffThread;
  isOpen: boolean;
  copy: MessagesCopy;
}

/** One thread in the list: who wrote, about what, the latest message, and whether the thread is unread, waiting or assigned. */
export function ThreadRow({ thread, isOpen, copy }: Props) {
  const { _id: id, kind, title, from, organization, text, lastAt, waitingSince, unread, assignee } = thread;
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showThread(id);
  };
  return (
    <div className="thread-row" data-unread={unread > 0 || undefined}>
      <a
        className="thread-row__link"
        id={threadRowId(id)}
        href={threadHref(id)}
        aria-current={isOpen || undefined}
        onClick={open}
      >
        {from}
        {unread > 0 && (
          <>
            {' '}
            <span className="thread-row__unread">{formatMessage(copy.unread, { count: unread })}</span>
          </>
        )}
      </a>
      <span className="thread-row__time">
        <Time at={waitingSince ?? lastAt} showsTime />
      </span>
      <span className="thread-row__title">{title || copy.noSubject}</span>
      <span className="thread-row__text">{text}</span>
      <span className="thread-row__state">
        {waitingSince && <span className="thread-row__waiting">{copy.waiting}</span>}
        <span>{kind === 'contact' ? copy.contactForm : organization?.title}</span>
        {assignee && <span>{formatMessage(copy.assignedTo, { name: assignee.username ?? copy.colleague })}</span>}
      </span>
    </div>
  );
}
