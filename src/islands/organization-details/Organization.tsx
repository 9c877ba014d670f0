import { formatMessage } from '@kindcrate/contract/message-format';
import type { Organization as OrganizationEntry } from '@kindcrate/contract/organizations';
import type { LinkCopy } from '../../ui/copy.ts';
import { Detail, type DetailCopy } from '../../ui/detail/Detail.tsx';
import { Paragraphs } from '../../ui/detail/Paragraphs.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { type GalleryCopy, galleryOf } from '../../ui/gallery/gallery.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import './organization-details.scss';

export interface OrganizationCopy extends DetailCopy {
  eyebrow: string;
  /** The heading until the organization is loaded. */
  title: string;
  loading: string;
  give: LinkCopy;
  /** `label` is the gallery's accessible name, with `{title}`. */
  gallery: GalleryCopy & { label: string };
}

interface Props extends DetailProps<OrganizationEntry> {
  copy: OrganizationCopy;
}

/** An organization's gallery, title and description (specification, section 2). */
export function Organization({ copy, ...detail }: Props) {
  const loading = <Spinner label={copy.loading} />;
  return (
    <Detail kind="organization" {...detail} copy={copy} loading={loading}>
      {(organization, status) => (
        <article className="organization">
          <div data-skeleton>
            {organization ? (
              <Gallery
                label={formatMessage(copy.gallery.label, { title: organization.title })}
                pictures={galleryOf(organization.images)}
                copy={copy.gallery}
              />
            ) : (
              <div className="organization__skeleton">{status}</div>
            )}
          </div>
          <div className="organization__text">
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="organization__title">{organization?.title ?? copy.title}</h1>
            {organization && (
              <>
                <Paragraphs className="organization__info" text={organization.organizationInfo} />
                <p>
                  <a className="button" href={copy.give.href}>
                    {copy.give.label}
                  </a>
                </p>
              </>
            )}
          </div>
        </article>
      )}
    </Detail>
  );
}
