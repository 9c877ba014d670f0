import { formatMessage } from '@kindcrate/contract/message-format';
import type { PersonDetails } from '@kindcrate/contract/staff-person';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  person: PersonDetails;
  copy: PersonPageCopy['work'];
}

/** What a partner did for their brand. Renders nothing for other roles. */
export function PersonWork({ person: { brand, redemptions }, copy }: Props) {
  if (!redemptions) return null;
  return (
    <PersonCard title={copy.title}>
      <p className="person-card__lead">{formatMessage(copy.redemptions, redemptions)}</p>
      {brand && (
        <p className="person-card__lead">
          <a href={`?${new URLSearchParams({ brand: brand._id })}#settlements`}>
            {formatMessage(copy.settlement, { brand: brand.title })}
          </a>
        </p>
      )}
    </PersonCard>
  );
}
