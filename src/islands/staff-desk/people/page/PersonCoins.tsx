import { formatMessage } from '@kindcrate/contract/message-format';
import type { PersonDetails } from '@kindcrate/contract/staff-person';
import type { PersonLists } from '../../../../stores/staff-person.ts';
import { type ListCopy, PagedList } from '../../../../ui/paged-list/PagedList.tsx';
import { Time } from '../../../../ui/time/Time.tsx';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  person: PersonDetails;
  pages: PersonLists['coins'];
  list: ListCopy;
  copy: PersonPageCopy;
}

/** A person's balance and coin entries. */
export function PersonCoins({ person, pages, list, copy: { coins: copy, entryKinds } }: Props) {
  const { balance, ...sums } = person.coins;
  const sign = new Intl.NumberFormat(globalThis.document?.documentElement.lang, { signDisplay: 'always' });
  return (
    <PersonCard title={copy.title} note={formatMessage(copy.balance, { coins: balance })}>
      <p className="person-card__lead">{formatMessage(copy.sums, sums)}</p>
      <PagedList pages={pages} copy={list} emptyMessage={copy.none} label={copy.title}>
        {({ kind, amount, createdAt, order, brand }) => (
          <div className="person-row">
            <span className="person-row__main">{order?.itemsName ?? brand?.title ?? entryKinds[kind]}</span>
            <span className="person-row__soft">
              {entryKinds[kind]} · <Time at={createdAt} />
            </span>
            <b className="person-row__end">{sign.format(amount)}</b>
          </div>
        )}
      </PagedList>
    </PersonCard>
  );
}
