import type { CollectionEntry } from 'astro:content';
import type { RedemptionCodeView } from '@kindcrate/contract/profile';
import { interpolate } from '../../lib/interpolate.ts';
import './qr-code.scss';

interface Props {
  username: string;
  code: RedemptionCodeView;
  /** The time of day when it runs out. */
  until: string;
  copy: CollectionEntry<'profile'>['data']['qrcode'];
}

/** A code in both its forms, to be shown on the screen or printed. */
export function QrCodeCard({ username, code, until, copy }: Props) {
  return (
    <section className="qr-code card">
      <div className="qr-code__words">
        <h2 className="profile__title">{copy.title}</h2>
        <p className="qr-code__name">{username}</p>
        <p>{copy.instruction}</p>
        <p className="quiet">{interpolate(copy.validUntil, { time: until })}</p>
        <p>
          {copy.shortCode} <strong className="qr-code__short">{code.shortCode}</strong>
        </p>
        <button className="qr-code__print button button--quiet button--small" type="button" onClick={() => print()}>
          {copy.print}
        </button>
      </div>
      <img className="qr-code__image" src={code.qrcode} alt={copy.imageAlt} width={320} height={320} />
    </section>
  );
}
