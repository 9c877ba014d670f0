import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/blocks/scene.scss';
import '../../../src/styles/blocks/visually-hidden.scss';
import '../../../src/styles/home.scss';
import { formatMessage } from '@kindcrate/contract/message-format';
import { Link } from 'react-router';
import Slider from '../../../src/islands/slider/Slider.tsx';
import { brandLogo } from '../../../src/lib/logos.ts';
import { useBrands } from './catalog.ts';
import { home } from './copy.ts';
import { MostNeeded } from './MostNeeded.tsx';
import { Icon, Illustration } from './pictures.tsx';
import { LogoSection, SectionHeader } from './sections.tsx';

export function HomePage() {
  const brands = useBrands();
  return (
    <>
      <title>{home.title}</title>
      <div className="hero">
        <Slider label={home.slider.label}>
          <div className="slides wrap">
            {home.slider.slides.map(({ headline }, index) => (
              <Slide key={headline} index={index} />
            ))}
          </div>
        </Slider>
      </div>
      <Features />
      <MostNeeded />
      <Activities />
      <LogoSection {...home.sponsors} logos={brands.map(brandLogo)} size="small" />
      <Testimonials />
      <Team />
    </>
  );
}

function Slide({ index }: { index: number }) {
  const { slides, position, previous, next } = home.slider;
  const slide = slides[index];
  if (!slide) return null;
  const total = slides.length;
  const text = formatMessage(position, { n: index + 1, total });
  const hrefOf = (target: number) => `#slide-${((target + total) % total) + 1}`;
  const Headline = index === 0 ? 'h1' : 'h2';
  return (
    <article className="slide" id={`slide-${index + 1}`} aria-roledescription="slide" aria-label={text}>
      <div className="slide__text">
        <p className="eyebrow">{slide.eyebrow}</p>
        <Headline className="slide__headline">{slide.headline}</Headline>
        <p className="slide__lead">{slide.lead}</p>
        <p className="slide__actions">
          {slide.actions.map(({ label, href }, number) => (
            <Link key={href} className={number > 0 ? 'button button--quiet' : 'button'} to={href}>
              {label}
            </Link>
          ))}
        </p>
        <p className="slide-controls">
          <a className="slide-controls__arrow" href={hrefOf(index - 1)} data-slide data-step="previous">
            <Icon name="arrow-left" size={20} />
            <span className="visually-hidden">{previous}</span>
          </a>
          <a className="slide-controls__arrow" href={hrefOf(index + 1)} data-slide data-step="next">
            <Icon name="arrow-right" size={20} />
            <span className="visually-hidden">{next}</span>
          </a>
          <span>{text}</span>
        </p>
      </div>
      <div className="slide__picture scene">
        <Illustration name={slide.picture} alt={slide.pictureAlt} isUrgent={index === 0} />
      </div>
    </article>
  );
}

function Features() {
  const { label, items } = home.features;
  return (
    <section className="wrap" aria-label={label}>
      <ul className="features">
        {items.map(({ icon, title, text, href }) => (
          <li key={title}>
            <Link className="feature" to={href}>
              <Icon name={icon} size={28} />
              <span>
                <b>{title}</b>
                <span className="feature__text">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Activities() {
  const { eyebrow, title, all, items } = home.activities;
  return (
    <section className="section section--tight wrap">
      <SectionHeader eyebrow={eyebrow} title={title}>
        <Link className="button button--quiet" to={all.href}>
          {all.label}
        </Link>
      </SectionHeader>
      <ul className="bento">
        {items.map((item) => (
          <li key={item.title} className={`bento__cell bento__cell--${item.background}`}>
            <Illustration className="bento__picture" name={item.picture} />
            <span className="bento__title">{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonials() {
  const { eyebrow, title, items } = home.testimonials;
  return (
    <section className="quotes section">
      <div className="wrap">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="quotes__title">{title}</h2>
        <div className="quotes__list">
          {items.map(({ quote, name, role, portrait }) => (
            <figure key={name} className="quote">
              <blockquote className="quote__text">“{quote}”</blockquote>
              <figcaption className="quote__author">
                <Illustration className="portrait" name={portrait} />
                <span>
                  <b>{name}</b>
                  <br />
                  {role}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function Team() {
  const { eyebrow, title, members } = home.team;
  return (
    <section className="section wrap">
      <SectionHeader eyebrow={eyebrow} title={title} />
      <ul className="team">
        {members.map(({ name, role, portrait }) => (
          <li key={name} className="team__member">
            <Illustration className="team__portrait portrait" name={portrait} />
            <h3 className="team__name">{name}</h3>
            <p className="team__role">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
