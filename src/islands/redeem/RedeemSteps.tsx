import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $redemption } from '../../stores/redemption.ts';
import { CodeStep } from './CodeStep.tsx';
import { CoinsStep } from './CoinsStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { WaitingStep } from './WaitingStep.tsx';
import './redeem.scss';

export interface DeskProps {
  copy: CollectionEntry<'redeem'>['data'];
  /** A code that is known already. */
  firstCode: string | undefined;
}

/** Where a partner exchanges a customer's coins: the code, the coins, the wait for the answer, and the answer. */
export function RedeemSteps({ copy, firstCode }: DeskProps) {
  const state = useStore($redemption);
  const root = useRef<HTMLElement>(null);
  const lastStep = useRef(state.step);

  // What had the focus is gone with the step before.
  useEffect(() => {
    if (lastStep.current === state.step) return;
    lastStep.current = state.step;
    root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [state.step]);

  return (
    <section className="redeem-desk card" ref={root}>
      {state.step === 'code' && <CodeStep copy={copy.code} firstCode={firstCode} problem={state.problem} />}
      {state.step === 'coins' && <CoinsStep copy={copy.coins} customer={state} nextLabel={copy.next} />}
      {state.step === 'waiting' && <WaitingStep copy={copy.waiting} {...state} />}
      {state.step === 'done' && <OutcomeStep copy={copy.outcome} redemption={state.redemption} nextLabel={copy.next} />}
    </section>
  );
}
