import { onDemand } from '../../lib/on-demand.ts';
import type { FollowsCopy } from './copy.ts';
import '../../ui/follows/follows.scss';
import { DeferredPanel } from './DeferredPanel.tsx';

const lazyFollowsPanel = onDemand(
  'FollowsPanel',
  async () => (await import('./follows/FollowsPanel.tsx')).FollowsPanel,
);

interface Props {
  copy: FollowsCopy;
}

/** Explains how following works, with a button that lists what the person follows. */
export function FollowsCard({ copy }: Props) {
  return (
    <section className="follows card" tabIndex={-1} aria-labelledby="follows-title">
      <h2 className="profile__title" id="follows-title">
        {copy.title}
      </h2>
      <p className="field__hint">{copy.lead}</p>
      <DeferredPanel code={lazyFollowsPanel} copy={copy} panelProps={{ copy }} />
    </section>
  );
}
