import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/legal-page.scss';
import { formatMessage } from '@kindcrate/contract/message-format';
import { Link } from 'react-router';
import { legal } from './copy.ts';

export function LegalPage({ name }: { name: keyof typeof legal }) {
  const { title, eyebrow, lead, lastChanged, lastChangedLine, notes, sections } = legal[name];
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(lastChanged));
  return (
    <article className="legal-page wrap">
      <title>{title}</title>
      <header className="legal-page__head">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="legal-page__title">{title}</h1>
        <p className="legal-page__lead">{lead}</p>
        <p className="legal-page__date">{formatMessage(lastChangedLine, { date })}</p>
        {notes.map((note) => (
          <p key={note} className="notice notice--info">
            {note}
          </p>
        ))}
      </header>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </article>
  );
}

function Section({ title, paragraphs = [], points = [], links = [] }: (typeof legal)['privacy']['sections'][number]) {
  return (
    <section className="legal-page__section">
      <h2 className="legal-page__heading">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className="legal-page__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links.map(({ label, href }) => (
        <p key={href}>
          <Link className="legal-page__link" to={href}>
            {label}
          </Link>
        </p>
      ))}
    </section>
  );
}
