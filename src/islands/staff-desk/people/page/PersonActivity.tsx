import type { PersonDetails } from '@kindcrate/contract/staff-person';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  person: Pick<PersonDetails, '_id'>;
  copy: PersonPageCopy['activity'];
}

/** Links to the audit entries for what a person did, and to those about their account. */
export function PersonActivity({ person: { _id }, copy }: Props) {
  return (
    <PersonCard title={copy.title}>
      {(['actor', 'about'] as const).map((name) => (
        <p className="person-card__lead" key={name}>
          <a href={`?${new URLSearchParams({ [name]: _id })}#trail`}>{copy[name]}</a>
        </p>
      ))}
    </PersonCard>
  );
}
