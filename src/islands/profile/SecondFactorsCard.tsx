import { onDemand } from '../../lib/on-demand.ts';
import { DeferredPanel } from './DeferredPanel.tsx';
import type { SecondFactorsCopy } from './second-factors/copy.ts';
import './second-factors/second-factors.scss';

const lazySecondFactors = onDemand(
  'SecondFactors',
  async () => (await import('./second-factors/SecondFactors.tsx')).SecondFactors,
);

interface Props {
  copy: SecondFactorsCopy;
}

/** Explains the second step of a login, with a button that shows its settings. */
export function SecondFactorsCard({ copy }: Props) {
  return (
    <section className="second-factors card" tabIndex={-1} aria-labelledby="second-factors-title">
      <h2 className="profile__title" id="second-factors-title">
        {copy.title}
      </h2>
      <p className="field__hint">{copy.lead}</p>
      <DeferredPanel code={lazySecondFactors} copy={copy} panelProps={{ copy }} />
    </section>
  );
}
