import '../../../src/styles/blocks/banner.scss';
import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/blocks/featured.scss';
import '../../../src/styles/blocks/logo-grid.scss';
import '../../../src/styles/blocks/scene.scss';
import '../../../src/styles/blocks/section-header.scss';
import type { LenientDonationCard } from '@kindcrate/contract/donation-cards';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Logo } from '../../../src/lib/logos.ts';
import { Illustration } from './pictures.tsx';

interface Heading {
  eyebrow: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

export function SectionHeader({ eyebrow, title, text, children }: Heading) {
  return (
    <div className="section-header">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="section-header__title">{title}</h2>
        {text && <p className="section-header__text">{text}</p>}
      </div>
      {children}
    </div>
  );
}

interface BannerProps {
  eyebrow: string;
  headline: string;
  lead: string;
  picture: string;
  pictureAlt: string;
}

export function Banner({ eyebrow, headline, lead, picture, pictureAlt }: BannerProps) {
  return (
    <section className="banner">
      <div className="banner__parts wrap">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="banner__title">{headline}</h1>
          <p className="banner__lead">{lead}</p>
        </div>
        <div className="scene">
          <Illustration name={picture} alt={pictureAlt} isUrgent />
        </div>
      </div>
    </section>
  );
}

export function LogoSection({ logos, size, ...heading }: Heading & { logos: Logo[]; size?: 'small' }) {
  return (
    <section className="section section--deep">
      <div className="wrap">
        <SectionHeader {...heading} />
        <ul className={size ? `logo-grid logo-grid--${size}` : 'logo-grid'}>
          {logos.map(({ href, title, image }) => (
            <li key={href}>
              <Link className="logo-grid__logo" to={href}>
                {image && (
                  <img
                    className="logo-grid__image"
                    src={image.thumbnailUrl}
                    alt=""
                    width={image.width}
                    height={image.height}
                    loading="lazy"
                  />
                )}
                <span className="logo-grid__name">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FeaturedProps {
  card: LenientDonationCard | undefined;
  eyebrow: string;
  action: { label: string; href: string };
}

export function FeaturedCard({ card, eyebrow, action }: FeaturedProps) {
  if (!card) return null;
  const { url, alt, width, height } = card.image;
  return (
    <article className="featured">
      <div className="featured__picture">
        <img src={url} alt={alt} width={width} height={height} loading="lazy" />
      </div>
      <div className="featured__text">
        <p className="eyebrow">{eyebrow}</p>
        <h2>{card.title}</h2>
        <p>{card.info}</p>
        <p>
          <Link className="button" to={action.href}>
            {action.label}
          </Link>
        </p>
      </div>
    </article>
  );
}
