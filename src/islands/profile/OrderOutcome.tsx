import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientOrder } from '@kindcrate/contract/orders';
import { outcome as outcomeStruct } from '@kindcrate/contract/outcomes';
import { useState } from 'react';
import { mask } from 'superstruct';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { consentToOutcome } from '../../stores/profile-orders.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import type { OrderOutcomeCopy } from './copy.ts';
import './order-outcome.scss';

interface Props {
  order: LenientOrder;
  copy: OrderOutcomeCopy;
}

/** What became of an order, and, if the organization would like to show it, whether the donor agrees. */
export function OrderOutcome({ order: { _id: id, charity, outcome }, copy }: Props) {
  const { line, photo, organizationConsents, donorConsents, revision } = mask(outcome, outcomeStruct);
  const action = useAsyncAction(copy.failure);
  // The requested value while the request is pending.
  const [pendingChoice, setPendingChoice] = useState<boolean>();
  const values = { charity: charity.title };

  const choose = async (consents: boolean) => {
    if (action.isPending) return;
    setPendingChoice(consents);
    await action.run(() => consentToOutcome(id, { donorConsents: consents, revision }));
    setPendingChoice(undefined);
  };

  return (
    <section className="order-outcome">
      <h3 className="order-card__history-title">{copy.title}</h3>
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
          <p className="field__hint" id={`outcome-${id}`}>
            {copy.consentHint}
          </p>
        </>
      )}
      <ActionNotice action={action} />
    </section>
  );
}
