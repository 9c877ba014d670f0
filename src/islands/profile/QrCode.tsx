import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { $redemptionCode, renewRedemptionCode } from '../../stores/redemption-code.ts';
import { RedemptionApproval } from '../../ui/redemption-approval/RedemptionApproval.tsx';
import { QrCodeCard } from './QrCodeCard.tsx';

interface Props {
  username: string;
  copy: CollectionEntry<'profile'>['data']['qrcode'];
  /** Asked for when coins may have been spent. */
  onRefresh: () => void;
}

/** The code that partner brands scan or type, and what one of them asks for while it is shown. */
export function QrCode({ username, copy, onRefresh }: Props) {
  const code = useStore($redemptionCode);
  return (
    <>
      <RedemptionApproval copy={copy.approval} onEnded={onRefresh} />
      {code.qrcode ? (
        <QrCodeCard username={username} code={code} until={timeOfDay(code.qrcodeExpiresAt)} copy={copy} />
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
