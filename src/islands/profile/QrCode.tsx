import type { CollectionEntry } from 'astro:content';
import type { Profile } from '@kindcrate/contract/profile';
import './qr-code.scss';

interface Props {
  profile: Profile;
  copy: CollectionEntry<'profile'>['data']['qrcode'];
  onRetry: () => void;
}

/** The code that partner brands scan, to be shown on the screen or printed. */
export function QrCode({ profile, copy, onRetry }: Props) {
  if (!profile.qrcode) {
    return (
      <p className="quiet">
        {copy.none}{' '}
        <button className="link" type="button" onClick={onRetry}>
          {copy.tryAgain}
        </button>
      </p>
    );
  }
  return (
    <section className="qr-code card">
      <div className="qr-code__words">
        <h2 className="profile__title">{copy.title}</h2>
        <p className="qr-code__name">{profile.username}</p>
        <p>{copy.instruction}</p>
        <p className="quiet">{copy.validUntil.replace('{time}', () => timeOfDay(profile.qrcodeExpiresAt))}</p>
        <button className="qr-code__print button button--quiet button--small" type="button" onClick={() => print()}>
          {copy.print}
        </button>
      </div>
      <img className="qr-code__image" src={profile.qrcode} alt={copy.imageAlt} width={320} height={320} />
    </section>
  );
}

/** Hours and minutes, as the reader's language writes them. */
function timeOfDay(time: string): string {
  const language = globalThis.document?.documentElement.lang;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(time));
}
