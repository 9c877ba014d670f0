import type { CollectionEntry } from 'astro:content';
import type { Redemption } from '@kindcrate/contract/redemptions';
import { interpolate } from '../../lib/interpolate.ts';
import { startOver } from '../../stores/redemption.ts';

interface Props {
  copy: CollectionEntry<'redeem'>['data']['outcome'];
  redemption: Redemption;
  nextLabel: string;
}

/** What became of the request. */
export function OutcomeStep({ copy, redemption, nextLabel }: Props) {
  const { coins, firstName: name, reference } = redemption;
  const status = redemption.status === 'pending' ? 'expired' : redemption.status;
  const isApproved = status === 'approved';
  return (
    <>
      <h2 className="redeem-desk__title" tabIndex={-1}>
        {copy[status]}
      </h2>
      <div className={`notice notice--${isApproved ? 'status' : 'alert'}`} role={isApproved ? 'status' : 'alert'}>
        <p>{interpolate(copy[`${status}Text`], { name, coins })}</p>
        {isApproved && (
          <p className="reference">
            <span className="reference__name">{copy.reference}</span> {reference}
          </p>
        )}
      </div>
      <button className="button" type="button" onClick={startOver}>
        {nextLabel}
      </button>
    </>
  );
}
