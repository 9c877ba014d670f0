import { useEffect, useRef } from 'react';
import { $redemption } from '../../stores/redemption.ts';
import { useStore } from '../../ui/use-store.ts';
import { CodeStep } from './CodeStep.tsx';
import { CoinsStep } from './CoinsStep.tsx';
import type { RedeemCopy } from './copy.ts';
import { OutcomeStep } from './OutcomeStep.tsx';
import { WaitingStep } from './WaitingStep.tsx';
import './redeem.scss';
import '../../styles/blocks/card.scss';

export interface RedeemStepsProps {
  copy: RedeemCopy;
  /** The code from a scanned link. */
  initialCode: string | undefined;
}

/** A partner redeems a donor's coins step by step: code, number of coins, waiting, outcome. */
export function RedeemSteps({ copy, initialCode }: RedeemStepsProps) {
  const state = useStore($redemption);
  const root = useRef<HTMLElement>(null);
  const lastStep = useRef(state.step);

  // The focused element disappeared with the previous step.
  useEffect(() => {
    if (lastStep.current === state.step) return;
    lastStep.current = state.step;
    root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [state.step]);

  return (
    <section className="redeem-steps card" ref={root}>
      {state.step === 'code' && <CodeStep copy={copy.code} initialCode={initialCode} problem={state.problem} />}
      {state.step === 'coins' && <CoinsStep copy={copy.coins} donor={state} nextCustomerLabel={copy.nextCustomer} />}
      {state.step === 'waiting' && <WaitingStep copy={copy.waiting} {...state} />}
      {state.step === 'done' && (
        <OutcomeStep copy={copy.outcome} redemption={state.redemption} nextCustomerLabel={copy.nextCustomer} />
      )}
    </section>
  );
}
