import type { LenientProfile } from '@kindcrate/contract/profile';
import { useStore } from '@nanostores/react';
import { onDemand } from '../../lib/on-demand.ts';
import { $passwordQuestion } from '../../stores/password-question.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../ui/on-demand/use-idle-prefetch.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { ProfileCopy } from './copy.ts';
import { Overview } from './Overview.tsx';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
  /** Called when the profile is out of date. */
  onRefresh: () => void;
}

const qrCodeCode = onDemand('QrCode', async () => (await import('./QrCode.tsx')).QrCode);
const ordersCode = onDemand('Orders', async () => (await import('./Orders.tsx')).Orders);
const formsCode = onDemand('AccountForms', async () => (await import('./AccountForms.tsx')).AccountForms);

/** The tabs of the account, in the order that the specification lists them (section 2). */
export function AccountTabs({ profile, copy, onRefresh }: Props) {
  const { tabs } = copy;
  const forms = { profile, copy, onRefresh };
  const asksPassword = useStore($passwordQuestion) !== undefined;
  useIdlePrefetch([qrCodeCode, ordersCode, formsCode]);
  return (
    <>
      <Tabs
        label={tabs.label}
        tabs={[
          { id: 'overview', label: tabs.overview, panel: <Overview profile={profile} copy={copy.overview} /> },
          {
            id: 'profile',
            label: tabs.profile,
            isKept: true,
            panel: <OnDemandPart code={formsCode} copy={copy} props={{ part: 'details', ...forms }} />,
          },
          {
            id: 'qrcode',
            label: tabs.qrcode,
            panel: (
              <OnDemandPart
                code={qrCodeCode}
                copy={copy}
                props={{ username: profile.username, copy: copy.qrcode, onRefresh }}
              />
            ),
          },
          {
            id: 'orders',
            label: tabs.orders,
            panel: <OnDemandPart code={ordersCode} copy={copy} props={{ orders: profile.orders, copy: copy.orders }} />,
          },
          {
            id: 'password',
            label: tabs.password,
            isKept: true,
            panel: <OnDemandPart code={formsCode} copy={copy} props={{ part: 'password', ...forms }} />,
          },
        ]}
      />
      {/* Only the forms ask for the password, so their code has been loaded by then. */}
      {asksPassword && formsCode.loaded && <formsCode.loaded part="password-check" {...forms} />}
    </>
  );
}
