import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { Handover } from '@kindcrate/contract/handovers';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onDemand } from '../../lib/on-demand.ts';
import { ActionNotice } from '../async-button/ActionNotice.tsx';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import { useAsyncAction } from '../async-button/use-async-action.ts';
import { OnDemandPart } from '../on-demand/OnDemandPart.tsx';
import type { HandoverCopy } from './copy.ts';
import { formatStart } from './format-time.ts';
import { HandoverState } from './HandoverState.tsx';
import './handover.scss';

export type HandoverAnswer = BodyOf<typeof updateHandoverEndpoint>;

export interface HandoverProps {
  handover: Handover;
  charity: { _id: string; title: string };
  /** Whether the donor can still answer. */
  canAnswer: boolean;
  /** Sends the donor's answer. @returns the API's message */
  answer: (body: HandoverAnswer) => Promise<string>;
  copy: HandoverCopy;
}

const lazyChooseTimes = onDemand('ChooseTimes', async () => (await import('./ChooseTimes.tsx')).ChooseTimes);

/** When and how a gift changes hands, and what its donor can do about it. */
export function HandoverView({ handover, charity, canAnswer, answer, copy }: HandoverProps) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'times' | 'question'>();
  const action = useAsyncAction(copy.failure);
  const { state, offered, agreed, timeZone } = handover;
  const send = async (body: HandoverAnswer) => {
    const message = await action.run(() => answer(body));
    if (message === undefined) return;
    flushSync(() => setOpen(undefined));
    // The pressed button has disappeared.
    root.current?.focus();
  };
  const close = () => {
    flushSync(() => setOpen(undefined));
    root.current?.focus();
  };

  return (
    <section className="handover" ref={root} tabIndex={-1} aria-label={copy.title}>
      <HandoverState handover={handover} charity={charity.title} copy={copy} />
      {canAnswer && !open && (
        <div className="button-row">
          {state === 'offered' &&
            offered.map((time) => (
              <AsyncButton
                key={time}
                label={formatStart(time, timeZone)}
                aria-label={formatMessage(copy.take, { time: formatStart(time, timeZone) })}
                isPending={action.isPending}
                onClick={() => void send({ action: 'take', time })}
              />
            ))}
          <AsyncButton label={copy.another} isQuiet isPending={false} onClick={() => setOpen('times')} />
          {agreed && <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={() => setOpen('question')} />}
        </div>
      )}
      {canAnswer && open === 'question' && (
        <>
          <p>{copy.question}</p>
          <div className="button-row">
            <AsyncButton
              label={copy.confirm}
              isPending={action.isPending}
              onClick={() => void send({ action: 'cancel' })}
            />
            <AsyncButton label={copy.keep} isQuiet isPending={false} onClick={close} />
          </div>
        </>
      )}
      {canAnswer && open === 'times' && (
        <OnDemandPart
          code={lazyChooseTimes}
          copy={copy.times}
          props={{
            handover,
            organizationId: charity._id,
            isPending: action.isPending,
            onSend: (times) => void send({ action: 'ask', times }),
            onClose: close,
            copy: copy.times,
          }}
        />
      )}
      <ActionNotice action={action} />
    </section>
  );
}
