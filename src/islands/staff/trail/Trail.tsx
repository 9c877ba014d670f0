import type { CollectionEntry } from 'astro:content';
import { staffTrail } from '../../../stores/staff-trail.ts';
import { PagedList } from '../../paged-list/PagedList.tsx';
import { Time } from '../../time/Time.tsx';

interface Props {
  copy: CollectionEntry<'staff'>['data'];
}

/** Who did what to what and when; nobody can change it. */
export function Trail({ copy }: Props) {
  const { trail } = copy;
  return (
    <PagedList pages={staffTrail} copy={copy.list} none={trail.none} label={copy.tabs.trail}>
      {({ actor, action, subject, detail, createdAt }) => (
        <p className="trail-entry">
          <span className="trail-entry__time">
            <Time at={createdAt} withHour />
          </span>
          <span>
            <strong>{actor.username}</strong> {action} {trail.subjects[subject.kind]} “{subject.title ?? subject._id}”
            {detail && <span className="trail-entry__detail">{detail}</span>}
          </span>
        </p>
      )}
    </PagedList>
  );
}
