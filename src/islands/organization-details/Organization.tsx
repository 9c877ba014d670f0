import type { CollectionEntry } from 'astro:content';
import type { Organization as OrganizationItem } from '@kindcrate/contract/organizations';
import { interpolate } from '../../lib/interpolate.ts';
import { Detail } from '../../ui/detail/Detail.tsx';
import { Paragraphs } from '../../ui/detail/Paragraphs.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { galleryOf } from '../../ui/gallery/gallery.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import './organization-details.scss';

export type OrganizationCopy = Omit<CollectionEntry<'organizationDetails'>['data'], 'process' | 'video' | 'success'>;

interface Props extends DetailProps<OrganizationItem> {
  copy: OrganizationCopy;
}

/** A charity: its gallery, its title, and what it says of itself (specification, section 2). */
export function Organization({ copy, ...detail }: Props) {
  const loading = <Spinner label={copy.loading} />;
  return (
    <Detail kind="organization" {...detail} copy={copy} loading={loading}>
      {(organization, status) => (
        <article className="organization">
          <div data-place-kept>
            {organization ? (
              <Gallery
                label={interpolate(copy.gallery.label, { title: organization.title })}
                pictures={galleryOf(organization.images)}
                copy={copy.gallery}
              />
            ) : (
              <div className="organization__place">{status}</div>
            )}
          </div>
          <div className="organization__words">
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
