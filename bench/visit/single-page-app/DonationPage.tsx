import '../../../src/styles/blocks/card.scss';
import '../../../src/styles/blocks/card-text.scss';
import '../../../src/styles/donation.scss';
import { formatMessage } from '@kindcrate/contract/message-format';
import { figuresOfAllOrganizations, formatDays } from '../../../src/lib/figures.ts';
import { brandLogo, organizationLogo } from '../../../src/lib/logos.ts';
import { useBrands, useDonationCards, useFigures, useOrganizations } from './catalog.ts';
import { donationInfo, figures as figuresCopy } from './copy.ts';
import { noteOf } from './figures.ts';
import { Icon, Illustration } from './pictures.tsx';
import { Banner, FeaturedCard, LogoSection, SectionHeader } from './sections.tsx';

export function DonationPage() {
  const { card: cardId, ...featured } = donationInfo.featured;
  const cards = useDonationCards();
  const card = cards.find(({ _id }) => _id === cardId) ?? cards[0];
  return (
    <>
      <title>{donationInfo.title}</title>
      <Banner {...donationInfo.banner} />
      <Blurbs />
      <LogoSection {...donationInfo.organizations} logos={useOrganizations().map(organizationLogo)} />
      <ExpandableText />
      <Timeline />
      <LogoSection {...donationInfo.brands} logos={useBrands().map(brandLogo)} size="small" />
      <AcceptedItems />
      <section className="section section--tight wrap">
        <FeaturedCard card={card} {...featured} />
      </section>
    </>
  );
}

function Blurbs() {
  const { label, items } = donationInfo.blurbs;
  return (
    <section className="blurbs wrap" aria-label={label}>
      {items.map(({ title, text, picture }) => (
        <article key={title} className="card blurb">
          <Illustration className="blurb__picture" name={picture} />
          <h2 className="card__title">{title}</h2>
          <p className="card__text">{text}</p>
        </article>
      ))}
    </section>
  );
}

function ExpandableText() {
  const { show, hide, intro, text } = donationInfo.more;
  return (
    <section className="section wrap expandable-text">
      <p className="expandable-text__intro">{intro}</p>
      <details className="expandable-text__more">
        <summary className="button button--quiet">
          <span className="expandable-text__show">{show}</span>
          <span className="expandable-text__hide">{hide}</span>
        </summary>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </section>
  );
}

function Timeline() {
  const { steps, pace, ...heading } = donationInfo.timeline;
  return (
    <section className="section section--tight wrap">
      <SectionHeader {...heading} />
      <ol className="timeline">
        {steps.map(({ where, title, text }) => (
          <li key={where} className="timeline__step">
            <p className="timeline__where">{where}</p>
            <h3 className="timeline__title">{title}</h3>
            <p className="timeline__text">{text}</p>
          </li>
        ))}
      </ol>
      <CurrentDuration text={pace} />
    </section>
  );
}

function CurrentDuration({ text }: { text: string }) {
  const figures = useFigures();
  const shown = figuresOfAllOrganizations(figures);
  const days = (shown?.last90Days ?? shown?.allTime)?.daysToCompleted ?? null;
  if (shown && days === null) return null;
  return (
    <p className="timeline__duration">
      {days !== null && <b>{formatMessage(text, { days: formatDays(days, figuresCopy) })} </b>}
      {noteOf(figures, shown)}
    </p>
  );
}

function AcceptedItems() {
  const { items, ...heading } = donationInfo.accepted;
  return (
    <section className="section wrap">
      <SectionHeader {...heading} />
      <ul className="accepted-items">
        {items.map(({ title, icon }) => (
          <li key={title} className="accepted-items__item">
            <Icon name={icon} size={28} />
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
