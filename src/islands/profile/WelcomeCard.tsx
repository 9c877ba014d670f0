import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { labelOf } from '../../lib/label-of.ts';
import { isExtendedProfile } from '../../stores/profile.ts';
import type { ProfileCopy } from './copy.ts';
import './welcome-card.scss';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
}

/** Greets the person by name, with their role, totals and links. */
export function WelcomeCard({ profile, copy }: Props) {
  const facts = [
    [copy.role, labelOf(copy.roles, profile.role)],
    [copy.ordersCount, profile.orders.length],
    [copy.coins, profile.coins],
  ];
  return (
    <section className="welcome-card">
      <img
        className="welcome-card__photo"
        src={resolveApiUrl(profile.profilephoto.thumbnailUrl)}
        alt={copy.photoAlt}
        width={96}
        height={96}
      />
      <h2 className="welcome-card__name">{formatMessage(copy.welcome, { username: profile.username })}</h2>
      <dl className="welcome-card__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isExtendedProfile(profile) && (
        <p className="welcome-card__links">
          {linksOf(profile.role, copy.links).map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function linksOf(role: string, { coins, redeem, desk }: ProfileCopy['links']) {
  if (role === 'partner') return [coins, redeem];
  return role === 'volunteer' || role === 'staff' ? [coins, desk] : [coins];
}
