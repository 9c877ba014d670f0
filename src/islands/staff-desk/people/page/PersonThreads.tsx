import { formatMessage } from '@kindcrate/contract/message-format';
import { openParameters } from '../../../../lib/query-parameters.ts';
import type { PersonLists } from '../../../../stores/staff-person.ts';
import { type ListCopy, PagedList } from '../../../../ui/paged-list/PagedList.tsx';
import { Time } from '../../../../ui/time/Time.tsx';
import type { MessagesCopy } from '../../messages/copy.ts';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  pages: PersonLists['threads'];
  list: ListCopy;
  copy: PersonPageCopy['messages'];
  messages: Pick<MessagesCopy, 'noSubject' | 'contactForm' | 'unread'>;
}

/** The threads with a person, each with a link that opens the thread in the messages tab. */
export function PersonThreads({ pages, list, copy, messages }: Props) {
  return (
    <PersonCard title={copy.title}>
      <PagedList pages={pages} copy={list} emptyMessage={copy.none} label={copy.title}>
        {({ _id, kind, title, organization, text, lastAt, waitingSince, unread }) => (
          <div className="person-row">
            <a className="person-row__main" href={`?${new URLSearchParams({ [openParameters.thread]: _id })}#messages`}>
              {title || messages.noSubject}
            </a>
            <span className="person-row__soft">
              {kind === 'contact' ? messages.contactForm : organization?.title} · <Time at={lastAt} showsTime />
            </span>
            <span className="person-row__end person-row__soft">
              {unread > 0 ? formatMessage(messages.unread, { count: unread }) : waitingSince && copy.open}
            </span>
            <p className="person-row__preview">{text}</p>
          </div>
        )}
      </PagedList>
    </PersonCard>
  );
}
