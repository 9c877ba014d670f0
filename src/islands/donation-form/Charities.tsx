import type { LenientOrganization } from '@kindcrate/contract/organizations';
import { type ReactNode, useRef } from 'react';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { isLoading, type ResourceState } from '../../stores/resource.ts';
import { FieldError } from '../../ui/field/FieldFrame.tsx';
import type { DonationFormCopy } from './copy.ts';
import '../../styles/blocks/link.scss';

export interface CharitiesProps {
  id: string;
  name: string;
  error: string | undefined;
  copy: DonationFormCopy;
  /** The id of the chosen organization. */
  chosen?: string | undefined;
  onChoose: (id: string) => void;
  /** Renders what an organization needs, for its card. */
  renderNeed?: (organizationId: string) => ReactNode;
}

interface Props extends CharitiesProps {
  list: ResourceState<LenientOrganization[]>;
  onRetry: () => void;
}

const skeletons = [1, 2, 3, 4, 5, 6];

/** The organizations as a group of radio buttons with logos. */
export function Charities({ id, name, error, copy, chosen, list, onChoose, renderNeed, onRetry }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const errorId = `${id}-error`;
  const retry = () => {
    // The retry button has the focus and is about to disappear.
    root.current?.focus();
    onRetry();
  };
  return (
    <fieldset className="charities" ref={root} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend className="field__label">{copy.organizations}</legend>
      <FieldError id={errorId} message={error} />
      {list.state === 'failed' && (
        <p className="charities__failed">
          {copy.organizationsFailed}{' '}
          <button className="link" type="button" onClick={retry}>
            {copy.tryAgain}
          </button>
        </p>
      )}
      <div className="charities__grid" aria-busy={isLoading(list)}>
        {list.state === 'ready'
          ? list.data.map((organization, index) => (
              <Charity
                key={organization._id}
                // The error summary links to the group's id, which is on the first radio button.
                id={index === 0 ? id : `${id}-${organization._id}`}
                name={name}
                organization={organization}
                isInvalid={Boolean(error) && index === 0}
                isChosen={organization._id === chosen}
                onChoose={onChoose}
              >
                {renderNeed?.(organization._id)}
              </Charity>
            ))
          : isLoading(list) && skeletons.map((key) => <span key={key} className="charities__skeleton" />)}
      </div>
    </fieldset>
  );
}

interface CharityProps {
  id: string;
  name: string;
  organization: LenientOrganization;
  isInvalid: boolean;
  isChosen: boolean;
  onChoose: (id: string) => void;
  /** Shown below the title. */
  children: ReactNode;
}

function Charity({ id, name, organization, isInvalid, isChosen, onChoose, children }: CharityProps) {
  const [cardImage] = organization.images;
  return (
    <label className="charity">
      <input
        className="charity__radio"
        id={id}
        type="radio"
        name={name}
        value={organization._id}
        defaultChecked={isChosen}
        aria-invalid={isInvalid || undefined}
        // The need describes the radio button, but is not part of its accessible name, because needs change.
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-need`}
        onChange={() => onChoose(organization._id)}
      />
      {/* The stylesheet crops every image to a square. */}
      {cardImage && (
        <img className="charity__image" src={resolveApiUrl(cardImage.thumbnailUrl)} alt="" width={400} height={300} />
      )}
      <span className="charity__text">
        <span className="charity__title" id={`${id}-name`}>
          {organization.title}
        </span>
        <span className="charity__need" id={`${id}-need`}>
          {children}
        </span>
      </span>
    </label>
  );
}
