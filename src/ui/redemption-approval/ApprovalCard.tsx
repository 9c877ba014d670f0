import { formatMessage } from '@kindcrate/contract/message-format';
import type { RedemptionDecision } from '@kindcrate/contract/redemptions';
import { timeOfDay } from '../../lib/time-of-day.ts';
import type { Approval } from '../../stores/pending-redemptions.ts';
import '../dialog/dialog.scss';
import './redemption-approval.scss';
import '../../styles/blocks/pending-button.scss';
import '../../styles/blocks/quiet.scss';
import '../../styles/blocks/reference.scss';

export interface ApprovalCopy {
  /** With `{brand}` and `{coins}`, like `approved`, `refused` and `expired`. */
  title: string;
  text: string;
  /** With `{time}`. */
  until: string;
  approve: string;
  refuse: string;
  failure: string;
  approved: string;
  reference: string;
  /** With `{brand}`. */
  referenceHint: string;
  refused: string;
  expired: string;
  close: string;
}

interface Props {
  approval: Approval;
  copy: ApprovalCopy;
  onDecide: (decision: RedemptionDecision) => void;
  onClose: () => void;
}

/** Shows a partner's request with two buttons to answer it, and then the outcome: approved, refused or expired. */
export function ApprovalCard({ approval, copy, onDecide, onClose }: Props) {
  const { redemption, isSending, problem } = approval;
  const { status, brand, coins, reference } = redemption;
  if (status === 'pending') {
    return (
      <div className="approval__card" aria-busy={isSending}>
        <h2 className="dialog__title" id="approval-title" tabIndex={-1}>
          {formatMessage(copy.title, { brand, coins })}
        </h2>
        <p id="approval-text">
          {copy.text} {formatMessage(copy.until, { time: timeOfDay(redemption.expiresAt) })}
        </p>
        {problem !== undefined && <Problem text={problem || copy.failure} />}
        <div className="approval__answers">
          <AnswerButton label={copy.approve} isSending={isSending} onClick={() => onDecide('approve')} />
          <AnswerButton label={copy.refuse} isSending={isSending} isQuiet onClick={() => onDecide('refuse')} />
        </div>
      </div>
    );
  }
  const isApproved = status === 'approved';
  return (
    <div className="approval__card">
      <h2 className="dialog__title" id="approval-title" tabIndex={-1}>
        {formatMessage(copy[status], { brand, coins })}
      </h2>
      {problem && <Problem text={problem} />}
      <div className="approval__outcome" id="approval-text" role="status">
        {isApproved && (
          <>
            <p className="reference">
              <span className="reference__name">{copy.reference}</span> {reference}
            </p>
            <p className="quiet">{formatMessage(copy.referenceHint, { brand })}</p>
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
  onClick: () => void;
}

function AnswerButton({ label, isSending, isQuiet = false, onClick }: AnswerProps) {
  return (
    <button
      className={isQuiet ? 'button button--quiet' : 'button'}
      type="button"
      aria-disabled={isSending}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
