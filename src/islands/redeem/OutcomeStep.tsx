import { formatMessage } from '@kindcrate/contract/message-format';
import type { Redemption } from '@kindcrate/contract/redemptions';
import { startOver } from '../../stores/redemption.ts';
import type { OutcomeStepCopy } from './copy.ts';
import '../../styles/blocks/reference.scss';

interface Props {
  copy: OutcomeStepCopy;
  redemption: Redemption;
  nextCustomerLabel: string;
}

/** The last step: the request was approved or refused, or has expired. */
export function OutcomeStep({ copy, redemption, nextCustomerLabel }: Props) {
  const { coins, firstName: name, reference } = redemption;
  // The redemption is never pending in this step, but its type allows that.
  const status = redemption.status === 'pending' ? 'expired' : redemption.status;
  const isApproved = status === 'approved';
  return (
    <>
      <h2 className="redeem-steps__title" tabIndex={-1}>
        {copy[status]}
      </h2>
      <div className={`notice notice--${isApproved ? 'status' : 'alert'}`} role={isApproved ? 'status' : 'alert'}>
        <p>{formatMessage(copy[`${status}Text`], { name, coins })}</p>
        {isApproved && (
          <p className="reference">
            <span className="reference__name">{copy.reference}</span> {reference}
          </p>
        )}
      </div>
      <button className="button" type="button" onClick={startOver}>
        {nextCustomerLabel}
      </button>
    </>
  );
}
