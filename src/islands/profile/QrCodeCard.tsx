import { formatMessage } from '@kindcrate/contract/message-format';
import type { ShownCode } from '../../stores/redemption-code.ts';
import type { QrCodeCopy } from './copy.ts';
import './qr-code.scss';
import '../../styles/blocks/quiet.scss';

interface Props {
  username: string;
  code: ShownCode;
  /** The time of day when the code expires; undefined when it does not. */
  validUntil: string | undefined;
  copy: QrCodeCopy;
}

/**
 * A redemption code to show on the screen or print: a QR code and a short code. Until the short code has been issued, its
 * line is hidden, but takes up space, so that nothing moves.
 */
export function QrCodeCard({ username, code, validUntil, copy }: Props) {
  return (
    <section className="qr-code card">
      <div className="qr-code__text">
        <h2 className="profile__title">{copy.title}</h2>
        <p className="qr-code__name">{username}</p>
        <p>{copy.instruction}</p>
        {validUntil && (
          <>
            <p className="quiet">{formatMessage(copy.validUntil, { time: validUntil })}</p>
            <p className={code.shortCode ? undefined : 'qr-code__pending'}>
              {copy.shortCode} <strong className="qr-code__short">{code.shortCode || '\u00a0'}</strong>
            </p>
          </>
        )}
        <button className="qr-code__print button button--quiet button--small" type="button" onClick={() => print()}>
          {copy.print}
        </button>
      </div>
      <img className="qr-code__image" src={code.qrcode} alt={copy.imageAlt} width={320} height={320} />
    </section>
  );
}
