import '../../../src/styles/blocks/card.scss';
import '../../../src/styles/blocks/card-icon.scss';
import '../../../src/styles/blocks/card-text.scss';
import '../../../src/styles/blocks/card-link.scss';
import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/blocks/section.scss';
import '../../../src/styles/detail-page.scss';
import '../../../src/styles/brand-page.scss';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { splitParagraphs } from '../../../src/lib/paragraphs.ts';
import { useBrand } from './catalog.ts';
import { brandDetails } from './copy.ts';
import { Icon } from './pictures.tsx';
import { SectionHeader } from './sections.tsx';

const storiesPerPage = 3;

export function BrandPage() {
  const { id = '' } = useParams();
  return (
    <>
      <div className="detail-page wrap">
        <p className="detail-page__back">
          <Link to={brandDetails.back.href}>
            <Icon name="arrow-left" />
            {brandDetails.back.label}
          </Link>
        </p>
        <BrandDetails id={id} />
      </div>
      <Coins />
      <Stories />
    </>
  );
}

function BrandDetails({ id }: { id: string }) {
  const brand = useBrand(id);
  if (!brand) return null;
  const { eyebrow, badge, give, code } = brandDetails;
  const { url, alt, width, height } = brand.image;
  return (
    <article className="brand">
      <title>{brand.title}</title>
      <div className="brand__crate">
        <div className="brand__picture">
          <img src={url} alt={alt} width={width} height={height} fetchPriority="high" />
        </div>
        <p className="brand__badge">{badge}</p>
      </div>
      <div className="brand__text">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="brand__title">{brand.title}</h1>
        <div className="brand__info">
          {splitParagraphs(brand.info).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="brand__actions">
          <Link className="button" to={give.href}>
            {give.label}
          </Link>
          <Link className="button button--quiet" to={code.href}>
            {code.label}
          </Link>
        </p>
      </div>
    </article>
  );
}

function Coins() {
  const { steps, ...heading } = brandDetails.coins;
  return (
    <section className="coins">
      <div className="section wrap">
        <SectionHeader {...heading} />
        <ol className="coins__steps">
          {steps.map(({ title, text }) => (
            <li key={title} className="coins__step">
              <h3 className="coins__step-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Stories() {
  const { eyebrow, title, text, posts, paginationLabel, pageLabel } = brandDetails.stories;
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(posts.length / storiesPerPage);
  return (
    <section className="section wrap stories">
      <SectionHeader eyebrow={eyebrow} title={title} text={text} />
      <ul className="stories__list">
        {posts.slice(page * storiesPerPage, (page + 1) * storiesPerPage).map((story) => (
          <Story key={story.title} {...story} />
        ))}
      </ul>
      <nav className="story-pagination" aria-label={paginationLabel}>
        {Array.from({ length: pageCount }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a page number is the identity of its page
            key={index}
            type="button"
            className="story-pagination__page"
            aria-label={formatMessage(pageLabel, { page: index + 1 })}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => setPage(index)}
          >
            {index + 1}
          </button>
        ))}
      </nav>
    </section>
  );
}

function Story({ icon, title, date, text, link }: (typeof brandDetails.stories.posts)[number]) {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <li className="story card">
      <span className="card__icon">
        <Icon name={icon} size={26} />
      </span>
      <h3 className="card__title">{title}</h3>
      <p className="story__date">{day}</p>
      <p className="card__text">{text}</p>
      {link && (
        <Link className="card__link" to={link.href}>
          {link.label}
        </Link>
      )}
    </li>
  );
}
