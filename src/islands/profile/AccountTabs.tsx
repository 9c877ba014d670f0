import type { LenientProfile } from '@kindcrate/contract/profile';
import { isExtendedProfile } from '../../stores/profile.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { ProfileCopy } from './copy.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Orders } from './Orders.tsx';
import { Overview } from './Overview.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhotoForm } from './PhotoForm.tsx';
import { QrCode } from './QrCode.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInSecurity } from './SignInSecurity.tsx';
import { YourData } from './YourData.tsx';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
  /** Called when the profile is out of date. */
  onRefresh: () => void;
}

/** The tabs of the account, in the order that the specification lists them (section 2). */
export function AccountTabs({ profile, copy, onRefresh }: Props) {
  const { tabs } = copy;
  const isExtended = isExtendedProfile(profile);
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        { id: 'overview', label: tabs.overview, panel: <Overview profile={profile} copy={copy.overview} /> },
        {
          id: 'profile',
          label: tabs.profile,
          isKept: true,
          panel: (
            <div className="profile__forms">
              <PhotoForm copy={copy.photo} onUpdated={onRefresh} />
              <DetailsForm profile={profile} copy={copy.details} onUpdated={onRefresh} />
              {isExtended && <EmailForm email={profile.email} copy={copy.email} />}
              {isExtended && <YourData profile={profile} copy={copy.yourData} />}
            </div>
          ),
        },
        {
          id: 'qrcode',
          label: tabs.qrcode,
          panel: <QrCode username={profile.username} copy={copy.qrcode} onRefresh={onRefresh} />,
        },
        { id: 'orders', label: tabs.orders, panel: <Orders orders={profile.orders} copy={copy.orders} /> },
        {
          id: 'password',
          label: tabs.password,
          isKept: true,
          panel: (
            <div className="profile__forms">
              <PasswordForm email={profile.email} copy={copy.password} />
              {isExtended && <Sessions copy={copy.sessions} />}
              {isExtended && <SignInSecurity copy={copy.secondFactors} />}
            </div>
          ),
        },
      ]}
    />
  );
}
