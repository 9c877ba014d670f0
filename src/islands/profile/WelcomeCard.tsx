import type { CollectionEntry } from 'astro:content';
import type { Profile } from '@kindcrate/contract/profile';
import { fromApi } from '../../lib/api-url.ts';

interface Props {
  profile: Profile;
  copy: CollectionEntry<'profile'>['data'];
}

/** Who is logged in, and the figures that matter to them. */
export function WelcomeCard({ profile, copy }: Props) {
  const facts = [
    [copy.role, copy.roles[profile.role]],
    [copy.ordersCount, profile.orders.length],
    [copy.coins, profile.coins],
  ];
  return (
    <section className="welcome-card">
      <img
        className="welcome-card__photo"
        src={fromApi(profile.profilephoto.thumbnailUrl)}
        alt={copy.photoAlt}
        width={96}
        height={96}
      />
      <h2 className="welcome-card__name">{copy.welcome.replace('{username}', () => profile.username)}</h2>
      <dl className="welcome-card__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="welcome-card__link" href={copy.coinsLink.href}>
        {copy.coinsLink.label}
      </a>
    </section>
  );
}
