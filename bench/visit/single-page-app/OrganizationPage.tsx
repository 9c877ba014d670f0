import '../../../src/styles/blocks/card.scss';
import '../../../src/styles/blocks/card-text.scss';
import '../../../src/styles/blocks/eyebrow.scss';
import '../../../src/styles/blocks/section.scss';
import '../../../src/styles/detail-page.scss';
import '../../../src/styles/organization-page.scss';
import { formatMessage } from '@kindcrate/contract/message-format';
import { Link, useParams } from 'react-router';
import Gallery from '../../../src/islands/gallery/Gallery.tsx';
import { galleryOf } from '../../../src/islands/gallery/gallery.ts';
import Video from '../../../src/islands/video/Video.tsx';
import { figuresOf, figuresOfAllOrganizations, listFigures } from '../../../src/lib/figures.ts';
import { splitParagraphs } from '../../../src/lib/paragraphs.ts';
import { useFigures, useOrganization } from './catalog.ts';
import { figures as figuresCopy, organizationDetails } from './copy.ts';
import { noteOf } from './figures.ts';
import { Icon, Illustration } from './pictures.tsx';
import { SectionHeader } from './sections.tsx';

export function OrganizationPage() {
  const { id = '' } = useParams();
  const { back } = organizationDetails;
  return (
    <>
      <div className="detail-page wrap">
        <p className="detail-page__back">
          <Link to={back.href}>
            <Icon name="arrow-left" />
            {back.label}
          </Link>
        </p>
        <OrganizationDetails id={id} />
      </div>
      <Process />
      <VideoSection />
      <Success id={id} />
    </>
  );
}

function OrganizationDetails({ id }: { id: string }) {
  const organization = useOrganization(id);
  if (!organization) return null;
  const { title, organizationInfo, images } = organization;
  const { eyebrow, give, gallery } = organizationDetails;
  const label = formatMessage(gallery.label, { title });
  return (
    <article className="organization">
      <title>{title}</title>
      <Gallery label={label} pictures={galleryOf(images)} copy={gallery} />
      <div className="organization__text">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="organization__title">{title}</h1>
        <div className="organization__info">
          {splitParagraphs(organizationInfo).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p>
          <Link className="button" to={give.href}>
            {give.label}
          </Link>
        </p>
      </div>
    </article>
  );
}

function Process() {
  const { steps, ...heading } = organizationDetails.process;
  return (
    <section className="section section--deep">
      <div className="wrap">
        <SectionHeader {...heading} />
        <ol className="process">
          {steps.map(({ title, text }) => (
            <li key={title} className="process__step card">
              <h3 className="card__title">{title}</h3>
              <p className="card__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function VideoSection() {
  const { eyebrow, title, text, note, link, src, name, play, poster } = organizationDetails.video;
  return (
    <section className="section wrap video-section">
      <div className="video-section__text">
        <p className="eyebrow">{eyebrow}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="video-section__note">
          {note} <a href={link.href}>{link.label}</a>
        </p>
      </div>
      <Video copy={{ src, name, play }}>
        <Illustration name={poster} />
      </Video>
    </section>
  );
}

function Success({ id }: { id: string }) {
  const figures = useFigures();
  const organization = useOrganization(id)?.title ?? '';
  const own = figuresOf(figures, id);
  const shown = own ?? figuresOfAllOrganizations(figures);
  const { eyebrow, title, titleOfAll, isNew } = organizationDetails.success;
  const values = { organization, orders: figures?.minOrders ?? 0 };
  return (
    <section className="success">
      <div className="section wrap">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="success__title">{formatMessage(shown && !own ? titleOfAll : title, values)}</h2>
        {shown && !own && <p className="success__note">{formatMessage(isNew, values)}</p>}
        {shown && (
          <dl className="success__figures">
            {listFigures(shown, figuresCopy).map(({ figure, label }) => (
              <div key={label} className="success__item">
                <dt>{label}</dt>
                <dd className="success__figure">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="success__note">{noteOf(figures, shown)}</p>
      </div>
    </section>
  );
}
