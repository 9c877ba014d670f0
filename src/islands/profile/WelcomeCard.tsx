import { formatMessage } from '@kindcrate/contract/message-format';
import type { Profile } from '@kindcrate/contract/profile';
import { resolveApiUrl } from '../../lib/api-url.ts';
import type { ProfileCopy } from './copy.ts';

interface Props {
  profile: Profile;
  copy: ProfileCopy;
}

/** Greets the person by name, with their role, totals and links. */
export function WelcomeCard({ profile, copy }: Props) {
  const facts = [
    [copy.role, copy.roles[profile.role]],
    [copy.ordersCount, profile.orders.length],
    [copy.coins, profile.coins],
  ];
  const { coins, redeem, desk } = copy.links;
  const links = { donor: [coins], partner: [coins, redeem], volunteer: [coins, desk], staff: [coins, desk] }[
    profile.role
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
      <p className="welcome-card__links">
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
