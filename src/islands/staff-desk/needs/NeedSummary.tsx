import type { NeedCategory } from '@kindcrate/contract/needs';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import { Status } from '../../../ui/status/Status.tsx';
import { categoryPath } from './category-tree.ts';
import type { NeedsCopy } from './copy.ts';
import { DaySentence } from './DaySentence.tsx';
import { NeedProgress } from './NeedProgress.tsx';

interface Props {
  need: StaffNeed;
  categories: readonly NeedCategory[];
  copy: NeedsCopy;
}

/** What is needed, until when, and how much of it has been received; or why it is not wanted. */
export function NeedSummary({ need, categories, copy }: Props) {
  const { _id: id, words, category, state, urgent, until, current, reason } = need;
  return (
    <>
      <div className="need__main">
        <h4 className="need__words" id={`need-${id}`} tabIndex={-1}>
          {words} {urgent && <Status label={copy.urgent} status="urgent" />}
        </h4>
        <p className="need__note">
          {categoryPath(categories, category)}
          {until !== null && (
            <>
              {' · '}
              <DaySentence text={current ? copy.until : copy.ended} day={until} />
            </>
          )}
        </p>
        {reason && <p className="need__reason">{reason}</p>}
      </div>
      {state === 'wanted' && <NeedProgress need={need} copy={copy} />}
    </>
  );
}
