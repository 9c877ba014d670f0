import { type ComponentType, useState } from 'react';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import type { SecondFactorsCopy } from './second-factors/copy.ts';
import type { SecondFactorsProps } from './second-factors/SecondFactors.tsx';
import './second-factors/second-factors.scss';

interface Props {
  copy: SecondFactorsCopy;
}

/** Sets up the second step at login. The script for it is loaded on request, because few people change it, and seldom. */
export function SignInSecurity({ copy }: Props) {
  const [panel, setPanel] = useState<ComponentType<SecondFactorsProps> | 'loading' | 'failed'>();
  const Panel = typeof panel === 'function' ? panel : undefined;

  const load = () => {
    if (panel === 'loading') return;
    setPanel('loading');
    import('./second-factors/SecondFactors.tsx').then(
      // Wrapped, because React would call the component itself as an updater function.
      (chunk) => setPanel(() => chunk.SecondFactors),
      (error) => {
        console.error(error);
        setPanel('failed');
      },
    );
  };

  return (
    <section className="second-factors card" aria-labelledby="second-factors-title">
      <h2 className="profile__title" id="second-factors-title">
        {copy.title}
      </h2>
      <p className="field__hint">{copy.lead}</p>
      {panel === 'failed' && (
        // Specification, section 8: the notice names the chunk, here the file `SecondFactors.tsx`.
        <p className="notice notice--alert" role="alert">
          Loading chunk SecondFactors failed
        </p>
      )}
      {Panel ? (
        <Panel copy={copy} />
      ) : (
        <div className="button-row">
          <AsyncButton
            label={panel === 'failed' ? copy.tryAgain : copy.open}
            isQuiet
            isPending={panel === 'loading'}
            onClick={load}
          />
        </div>
      )}
    </section>
  );
}
