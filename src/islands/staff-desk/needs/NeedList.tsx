import { needCategories } from '../../../stores/need-categories.ts';
import { isLoading } from '../../../stores/resource.ts';
import { staffNeedList } from '../../../stores/staff-need-list.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { groupNeeds } from './group-needs.ts';
import { NeedRow } from './NeedRow.tsx';

export interface NeedChange {
  id: string;
  /** The API's message. */
  message: string;
}

interface Props {
  /** The latest change to a listed need. */
  latest: NeedChange | undefined;
  onChanged: (change: NeedChange) => void;
  copy: StaffDeskCopy;
}

/** The needs, grouped by organization and state, or what to show while the list is loading, empty or failed. */
export function NeedList({ latest, onChanged, copy }: Props) {
  const needs = useResource(staffNeedList);
  const { data: categories = [] } = useResource(needCategories);
  if (isLoading(needs)) return <Spinner label={copy.list.loading} />;
  if (needs.state !== 'ready') {
    const retry = () => void staffNeedList.reload();
    return <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={retry} />;
  }
  if (needs.data.length === 0) return <p>{copy.needs.none}</p>;
  return groupNeeds(needs.data).map(({ organization, groups }) => (
    <section className="needs" key={organization._id} aria-labelledby={`needs-${organization._id}`}>
      <h2 className="desk-title" id={`needs-${organization._id}`}>
        {organization.title}
      </h2>
      {groups.map(({ name, needs }) => (
        <div className="needs__group" key={name} data-group={name}>
          <h3 className="needs__title" id={`needs-${organization._id}-${name}`}>
            {copy.needs.groups[name]}
          </h3>
          <ul className="needs__rows" aria-labelledby={`needs-${organization._id}-${name}`}>
            {needs.map((need) => (
              <li key={need._id}>
                <NeedRow
                  need={need}
                  categories={categories}
                  message={latest?.id === need._id ? latest.message : undefined}
                  copy={copy}
                  onChanged={(message) => onChanged({ id: need._id, message })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
