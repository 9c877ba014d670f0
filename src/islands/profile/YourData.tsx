import type { LenientProfile } from '@kindcrate/contract/profile';
import type { YourDataCopy } from './copy.ts';
import { OnRequest } from './OnRequest.tsx';
import './your-data.scss';

interface Props {
  profile: LenientProfile;
  copy: YourDataCopy;
}

/** A copy of the person's data, and the deletion of their account. */
export function YourData({ profile, copy }: Props) {
  return (
    <section className="your-data card" tabIndex={-1} aria-labelledby="your-data-title">
      <h2 className="profile__title" id="your-data-title">
        {copy.title}
      </h2>
      <p className="field__hint">{copy.lead}</p>
      <OnRequest
        load={async () => (await import('./your-data/YourDataPanel.tsx')).YourDataPanel}
        chunk="YourDataPanel"
        copy={copy}
        panelProps={{ orders: profile.orders, copy }}
      />
    </section>
  );
}
