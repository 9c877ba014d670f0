import type { LenientProfile } from '@kindcrate/contract/profile';
import { onDemand } from '../../lib/on-demand.ts';
import type { YourDataCopy } from './copy.ts';
import { DeferredPanel } from './DeferredPanel.tsx';
import './your-data.scss';

const lazyYourDataPanel = onDemand(
  'YourDataPanel',
  async () => (await import('./your-data/YourDataPanel.tsx')).YourDataPanel,
);

interface Props {
  profile: LenientProfile;
  copy: YourDataCopy;
}

/** Explains what people can do with their data, with a button that lets them download a copy or delete their account. */
export function YourData({ profile, copy }: Props) {
  return (
    <section className="your-data card" tabIndex={-1} aria-labelledby="your-data-title">
      <h2 className="profile__title" id="your-data-title">
        {copy.title}
      </h2>
      <p className="field__hint">{copy.lead}</p>
      <DeferredPanel code={lazyYourDataPanel} copy={copy} panelProps={{ orders: profile.orders, copy }} />
    </section>
  );
}
