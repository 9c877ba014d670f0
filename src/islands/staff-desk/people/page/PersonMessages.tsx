import type { PersonLists } from '../../../../stores/staff-person.ts';
import { type ListCopy, PagedList } from '../../../../ui/paged-list/PagedList.tsx';
import { Time } from '../../../../ui/time/Time.tsx';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  pages: PersonLists['messages'];
  noSubject: string;
  list: ListCopy;
  copy: PersonPageCopy['messages'];
}

/** The contact messages from the email address of a person. */
export function PersonMessages({ pages, noSubject, list, copy }: Props) {
  return (
    <PersonCard title={copy.title}>
      <PagedList pages={pages} copy={list} emptyMessage={copy.none} label={copy.title}>
        {({ subject, message, createdAt, answered }) => (
          <div className="person-row">
            <b className="person-row__main">{subject || noSubject}</b>
            <span className="person-row__soft">
              <Time at={createdAt} withTime />
            </span>
            <span className="person-row__end person-row__soft">{answered ? copy.answered : copy.open}</span>
            <p className="person-row__text">{message}</p>
          </div>
        )}
      </PagedList>
    </PersonCard>
  );
}
