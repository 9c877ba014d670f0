import type { CollectionEntry } from 'astro:content';
import type { Brand as BrandItem } from '@kindcrate/contract/brands';
import { resolveApiUrl } from '../../lib/api-url.ts';
import { Detail } from '../../ui/detail/Detail.tsx';
import { Paragraphs } from '../../ui/detail/Paragraphs.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import './brand-details.scss';

export type BrandCopy = Omit<CollectionEntry<'brandDetails'>['data'], 'coins' | 'stories'>;

interface Props extends DetailProps<BrandItem> {
  copy: BrandCopy;
}

/** A sponsor: its picture, its title, and what it says of itself (specification, section 2). */
export function Brand({ copy, ...detail }: Props) {
  const loading = (
    <p className="quiet" role="status">
      {copy.loading}
    </p>
  );
  return (
    <Detail kind="brand" {...detail} copy={copy} loading={loading}>
      {(brand, status) => (
        <article className="brand">
          <div className="brand__crate" data-place-kept>
            <div className="brand__picture">
              {brand && (
                <img
                  src={resolveApiUrl(brand.image.url)}
                  alt={brand.image.alt}
                  width={brand.image.width}
                  height={brand.image.height}
                  fetchPriority="high"
                />
              )}
            </div>
            <p className="brand__badge">{copy.badge}</p>
          </div>
          <div className="brand__words">
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="brand__title">{brand?.title ?? copy.title}</h1>
            {status}
            {brand && (
              <>
                <Paragraphs className="brand__info" text={brand.info} />
                <p className="brand__actions">
                  <a className="button" href={copy.give.href}>
                    {copy.give.label}
                  </a>
                  <a className="button button--quiet" href={copy.code.href}>
                    {copy.code.label}
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
