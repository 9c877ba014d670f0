import type { BodyOf } from '@kindcrate/contract/endpoint';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { outcome as outcomeStruct } from '@kindcrate/contract/outcomes';
import { useState } from 'react';
import { mask } from 'superstruct';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { ActionNotice } from '../async-button/ActionNotice.tsx';
import { useAsyncAction } from '../async-button/use-async-action.ts';
import type { OrderOutcomeCopy } from './copy.ts';
import './order-outcome.scss';

interface Props {
  /** An order with an outcome. */
  order: { _id: string; charity: { title: string }; outcome?: Record<string, unknown> | undefined };
  copy: OrderOutcomeCopy;
  headingLevel: 2 | 3;
  /** Sends the donor's choice about a revision of the outcome. Returns the API's message. */
  consent: (choice: BodyOf<typeof updateOutcomeConsentEndpoint>) => Promise<string>;
}

/**
 * What became of an order. If the organization would like to publish it, or the donor has consented before, a checkbox shows whether the
 * donor consents.
 */
export function OrderOutcome({ order, copy, headingLevel, consent }: Props) {
  const { _id: id, charity, outcome } = order;
  const Heading = `h${headingLevel}` as const;
  const { line, photo, organizationConsents, donorConsents, revision } = mask(outcome, outcomeStruct);
  const action = useAsyncAction(copy.failure);
  // The requested value while the request is pending.
  const [pendingChoice, setPendingChoice] = useState<boolean>();
  const values = { charity: charity.title };

  const choose = async (consents: boolean) => {
    if (action.isPending) return;
    setPendingChoice(consents);
    await action.run(() => consent({ donorConsents: consents, revision }));
    setPendingChoice(undefined);
  };

  return (
    <section className="order-outcome">
      <Heading className="order-outcome__title">{copy.title}</Heading>
      {photo && (
        <img
          className="order-outcome__photo"
          src={resolveApiUrl(photo.url)}
          alt={line ? '' : formatMessage(copy.photoAlt, values)}
          width={photo.width}
          height={photo.height}
          loading="lazy"
        />
      )}
      {line && <blockquote className="order-outcome__line">{line}</blockquote>}
      {(organizationConsents || donorConsents) && (
        <>
          <label className="order-outcome__choice">
            <input
              type="checkbox"
              checked={pendingChoice ?? donorConsents}
              aria-describedby={`outcome-${id}`}
              onChange={({ target }) => void choose(target.checked)}
            />
            {formatMessage(copy.consent, values)}
          </label>
          <p className="order-outcome__hint" id={`outcome-${id}`}>
            {copy.consentHint}
          </p>
        </>
      )}
      <ActionNotice action={action} />
    </section>
  );
}
