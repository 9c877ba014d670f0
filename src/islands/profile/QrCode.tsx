import type { LenientProfile } from '@kindcrate/contract/profile';
import { useStore } from '@nanostores/react';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { $redemptionCode, renewRedemptionCode } from '../../stores/redemption-code.ts';
import { RedemptionApproval } from '../../ui/redemption-approval/RedemptionApproval.tsx';
import type { ProfileCopy } from './copy.ts';
import { QrCodeCard } from './QrCodeCard.tsx';
import '../../styles/blocks/link.scss';
import '../../styles/blocks/quiet.scss';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
  /** Called when coins may have been spent. */
  onRefresh: () => void;
}

/** The redemption code that partners scan or type, and the approval dialog for their requests. */
export function QrCode({ profile, copy: { qrcode: copy }, onRefresh }: Props) {
  const code = useStore($redemptionCode);
  const isPermanent = code.qrcode !== '' && code.qrcodeExpiresAt === undefined;
  const replaceUsedCode = () => {
    onRefresh();
    void renewRedemptionCode();
  };
  return (
    <>
      {!isPermanent && <RedemptionApproval copy={copy.approval} onEnded={replaceUsedCode} />}
      {code.qrcode ? (
        <QrCodeCard
          username={profile.username}
          code={code}
          validUntil={code.qrcodeExpiresAt && timeOfDay(code.qrcodeExpiresAt)}
          copy={copy}
        />
      ) : (
        <p className="quiet">
          {copy.none}{' '}
          <button className="link" type="button" onClick={() => void renewRedemptionCode()}>
            {copy.tryAgain}
          </button>
        </p>
      )}
    </>
  );
}
