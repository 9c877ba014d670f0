import { type ThreadFilter, threadFilters } from '@kindcrate/contract/staff-threads';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { filterThreads, staffThreads } from '../../../stores/staff-threads.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { useThreads } from './use-threads.ts';
import './messages.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  copy: StaffDeskCopy;
}

/** The list of threads, about orders or from the contact form. The open thread is beside the list or, on a phone, in its place. */
export function MessagesTab({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { openThreadId, isFullPage } = useThreads(root);
  const filter = useStore(staffThreads.$filter)?.filter ?? 'unanswered';
  const { messages } = copy;
  return (
    <div className={isFullPage ? 'messages messages--full-page' : 'messages'} ref={root}>
      <div className="messages__tools">
        <SelectField
          id="messages-show"
          name="show"
          label={messages.show}
          value={filter}
          onChange={({ target }) => void filterThreads(target.value as ThreadFilter)}
          options={threadFilters.map((value) => ({ value, label: messages.filters[value] }))}
        />
        <p className="quiet messages__keys">{messages.keys}</p>
      </div>
      <div className="messages__body">
        <PagedList
          pages={staffThreads}
          copy={copy.list}
          emptyMessage={messages.none[filter]}
          label={copy.tabs.messages}
          countMessage={copy.shown}
        >
          {(thread) => <ThreadRow thread={thread} isOpen={thread._id === openThreadId} copy={messages} />}
        </PagedList>
        <ThreadPane openThreadId={openThreadId} isFullPage={isFullPage} copy={copy} />
      </div>
    </div>
  );
}
