import '../../../src/styles/blocks/card.scss';
import '../../../src/styles/blocks/card-text.scss';
import '../../../src/styles/about.scss';
import { figuresOfAllOrganizations, listFigures } from '../../../src/lib/figures.ts';
import { organizationLogo } from '../../../src/lib/logos.ts';
import { useDonationCards, useFigures, useOrganizations } from './catalog.ts';
import { about, figures as figuresCopy } from './copy.ts';
import { noteOf } from './figures.ts';
import { Icon } from './pictures.tsx';
import { Banner, FeaturedCard, LogoSection, SectionHeader } from './sections.tsx';

export function AboutPage() {
  const [card] = useDonationCards();
  return (
    <>
      <title>{about.title}</title>
      <Banner {...about.hero} />
      <Goals />
      <LogoSection {...about.organizations} logos={useOrganizations().map(organizationLogo)} />
      <Figures />
      <Faq />
      <section className="section wrap">
        <FeaturedCard card={card} {...about.featured} />
      </section>
    </>
  );
}

function Goals() {
  const { items, ...heading } = about.goals;
  return (
    <section className="section wrap">
      <SectionHeader {...heading} />
      <ol className="goals">
        {items.map(({ title, text }) => (
          <li key={title} className="goal card">
            <h3 className="card__title">{title}</h3>
            <p className="card__text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Figures() {
  const { label, items } = about.figures;
  return (
    <section className="figures" aria-label={label}>
      <dl className="figures__list wrap">
        {items.map((item) => (
          <div key={item.label} className="figures__item">
            <dt>{item.label}</dt>
            <dd className="figures__figure">{item.figure}</dd>
          </div>
        ))}
      </dl>
      <CountedFigures />
    </section>
  );
}

function CountedFigures() {
  const figures = useFigures();
  const shown = figuresOfAllOrganizations(figures);
  return (
    <>
      {shown && (
        <dl className="figures__list wrap">
          {listFigures(shown, figuresCopy).map(({ figure, label }) => (
            <div key={label} className="figures__item">
              <dt>{label}</dt>
              <dd className="figures__figure">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="wrap">{noteOf(figures, shown)}</p>
    </>
  );
}

function Faq() {
  const { items, ...heading } = about.faq;
  return (
    <section className="section wrap">
      <SectionHeader {...heading} />
      <div className="faq">
        {items.map(({ question, answer }, index) => (
          <details key={question} className="faq__item" name="faq" open={index === 0}>
            <summary className="faq__question">
              {question}
              <Icon className="faq__sign" name="plus" size={22} />
            </summary>
            <p className="faq__answer">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
