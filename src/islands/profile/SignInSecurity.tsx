import { onDemand } from '../../lib/on-demand.ts';
import { OnRequest } from './OnRequest.tsx';
import type { SecondFactorsCopy } from './second-factors/copy.ts';
import './second-factors/second-factors.scss';

const code = onDemand('SecondFactors', async () => (await import('./second-factors/SecondFactors.tsx')).SecondFactors);

interface Props {
  copy: SecondFactorsCopy;
}

/** The settings for the second step of a login. */
export function SignInSecurity({ copy }: Props) {
  return (
    <section className="second-factors card" tabIndex={-1} aria-labelledby="second-factors-title">
      <h2 className="profile__title" id="second-factors-title">
        {copy.title}
      </h2>
      <p className="field__hint">{copy.lead}</p>
      <OnRequest code={code} copy={copy} panelProps={{ copy }} />
    </section>
  );
}
