import type { CollectionEntry } from 'astro:content';
import type { Decision } from '@kindcrate/contract/redemptions';
import { interpolate } from '../../lib/interpolate.ts';
import { timeOfDay } from '../../lib/time-of-day.ts';
import type { Approval } from '../../stores/pending-redemptions.ts';
import './redemption-approval.scss';

interface Props {
  approval: Approval;
  copy: CollectionEntry<'profile'>['data']['qrcode']['approval'];
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/** Who asks for how much, with the two answers; afterwards, what became of it. */
export function ApprovalCard({ approval, copy, onDecide, onClose }: Props) {
  const { redemption, isSending, problem } = approval;
  const { status, brand, coins, reference } = redemption;
  if (status === 'pending') {
    return (
      <div className="approval__card" aria-busy={isSending}>
        <h2 className="approval__title" id="approval-title" tabIndex={-1}>
          {interpolate(copy.title, { brand, coins })}
        </h2>
        <p id="approval-text">
          {copy.text} {interpolate(copy.until, { time: timeOfDay(redemption.expiresAt) })}
        </p>
        {problem !== undefined && <Problem text={problem || copy.failure} />}
        <div className="approval__answers">
          <AnswerButton label={copy.approve} isSending={isSending} onPress={() => onDecide('approve')} />
          <AnswerButton label={copy.refuse} isSending={isSending} isQuiet onPress={() => onDecide('refuse')} />
        </div>
      </div>
    );
  }
  const isApproved = status === 'approved';
  return (
    <div className="approval__card">
      <h2 className="approval__title" id="approval-title" tabIndex={-1}>
        {interpolate(copy[status], { brand, coins })}
      </h2>
      {problem && <Problem text={problem} />}
      <div className="approval__outcome" id="approval-text" role="status">
        {isApproved && (
          <>
            <p className="reference">
              <span className="reference__name">{copy.reference}</span> {reference}
            </p>
            <p className="quiet">{interpolate(copy.referenceHint, { brand })}</p>
          </>
        )}
      </div>
      <button className="button" type="button" onClick={onClose}>
        {copy.close}
      </button>
    </div>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p className="notice notice--alert" role="alert">
      {text}
    </p>
  );
}

interface AnswerProps {
  label: string;
  isSending: boolean;
  isQuiet?: boolean;
  onPress: () => void;
}

function AnswerButton({ label, isSending, isQuiet = false, onPress }: AnswerProps) {
  return (
    <button
      className={isQuiet ? 'button button--quiet' : 'button'}
      type="button"
      aria-disabled={isSending}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
