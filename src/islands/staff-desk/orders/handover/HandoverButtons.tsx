import { earliestDeparture } from '@kindcrate/contract/handover-departure';
import { type Handover, handoverKinds } from '@kindcrate/contract/handovers';
import { formatMessage } from '@kindcrate/contract/message-format';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { formatStart } from '../../../../ui/handover/format-time.ts';
import type { HandoverChange, OpenPart } from './changes.ts';
import type { OrderHandoverCopy } from './copy.ts';
import { useHasPassed } from './use-has-passed.ts';

interface Props {
  /** Undefined if the donor has said nothing about the handover. */
  handover: Handover | undefined;
  isPending: boolean;
  onChange: (change: HandoverChange) => void;
  onOpen: (part: OpenPart) => void;
  copy: OrderHandoverCopy;
}

/** What the desk can do about the handover of an accepted order. */
export function HandoverButtons({ handover, isPending, onChange, onOpen, copy }: Props) {
  const canReportOnTheWay = useHasPassed(handover && earliestDeparture(handover));
  if (!handover) {
    return handoverKinds.map((kind) => (
      <AsyncButton
        key={kind}
        label={copy.offerTimes[kind]}
        isQuiet
        isPending={isPending}
        onClick={() => onOpen({ timesFor: kind })}
      />
    ));
  }
  const { kind, state, agreed, onTheWayAt } = handover;
  const answers = answersTo(handover, copy);
  return (
    <>
      {canReportOnTheWay && !onTheWayAt && (
        <AsyncButton label={copy.leave.label} isPending={isPending} onClick={() => onOpen({ question: 'leave' })} />
      )}
      {answers.map(({ label, change }) => (
        <AsyncButton key={label} label={label} isPending={isPending} onClick={() => onChange(change)} />
      ))}
      <AsyncButton label={copy.offerOthers} isQuiet isPending={isPending} onClick={() => onOpen({ timesFor: kind })} />
      {(agreed || state !== 'cancelled') && (
        <AsyncButton
          label={copy.cancel.label}
          isQuiet
          isPending={isPending}
          onClick={() => onOpen({ question: 'cancel' })}
        />
      )}
    </>
  );
}

/** The answers that the desk can give with one press: one of the times that the donor prefers, or the next free times. */
function answersTo(
  { state, preferred, timeZone }: Handover,
  copy: OrderHandoverCopy,
): { label: string; change: HandoverChange }[] {
  const now = new Date().toISOString();
  const possible = state === 'requested' ? preferred.filter((time) => time > now) : [];
  if (possible.length) {
    return possible.map((time) => ({
      label: formatMessage(copy.agreeOn, { time: formatStart(time, timeZone) }),
      change: { action: 'offer', times: [time] },
    }));
  }
  const needsTimes = state === 'requested' || state === 'cancelled';
  return needsTimes ? [{ label: copy.offerNext, change: { action: 'offer' } }] : [];
}
