import type { LenientProfile } from '@kindcrate/contract/profile';
import { useStore } from '@nanostores/react';
import type { ComponentType, ReactNode } from 'react';
import { type OnDemand, onDemand } from '../../lib/on-demand.ts';
import { $passwordQuestion } from '../../stores/password-question.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useWhenIdle } from '../../ui/on-demand/use-idle-prefetch.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { ProfileCopy } from './copy.ts';
import { lazyAccountForms } from './lazy-account-forms.ts';
import { Overview } from './Overview.tsx';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
  /** Called when the profile is out of date. */
  onRefresh: () => void;
}

const lazyQrCode = onDemand('QrCode', async () => (await import('./QrCode.tsx')).QrCode);
const lazyOrders = onDemand('Orders', async () => (await import('./Orders.tsx')).OrdersTab);

/** The tabs of the account, in the order in which the specification lists them (section 2). */
export function AccountTabs({ profile, copy, onRefresh }: Props) {
  const { tabs } = copy;
  const account = { profile, copy, onRefresh };
  const question = useStore($passwordQuestion);
  const { loaded: OrdersTab, load } = useOnDemand(lazyOrders);
  useWhenIdle(() => {
    void load();
    lazyQrCode.prefetch();
    lazyAccountForms.prefetch();
  });
  const part = <PartProps extends object>(code: OnDemand<ComponentType<PartProps>>, props: PartProps) => (
    <OnDemandPart code={code} copy={copy} props={props} />
  );
  const tab = (id: Exclude<keyof typeof tabs, 'label'>, panel: ReactNode, isKept?: boolean) => ({
    id,
    label: tabs[id],
    panel,
    isKept,
  });
  return (
    <>
      <Tabs
        label={tabs.label}
        tabs={[
          tab('overview', <Overview profile={profile} copy={copy.overview} />),
          tab('profile', part(lazyAccountForms, { part: 'details', ...account }), true),
          tab('qrcode', part(lazyQrCode, account)),
          {
            ...tab('orders', part(lazyOrders, account)),
            ...(OrdersTab && { label: <OrdersTab.Label {...account} /> }),
          },
          tab('password', part(lazyAccountForms, { part: 'password', ...account }), true),
        ]}
      />
      {/* Only the forms ask for the password, so their code has already been loaded when they do. */}
      {question && lazyAccountForms.loaded && <lazyAccountForms.loaded part="password-check" {...account} />}
    </>
  );
}
