import type { Brand as BrandEntry } from '@kindcrate/contract/brands';
import { resolveApiUrl } from '../../lib/api-url.ts';
import type { LinkCopy } from '../../ui/copy.ts';
import { Detail, type DetailCopy } from '../../ui/detail/Detail.tsx';
import { Paragraphs } from '../../ui/detail/Paragraphs.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import './brand-details.scss';

export interface BrandCopy extends DetailCopy {
  eyebrow: string;
  /** The heading until the brand is loaded. */
  title: string;
  loading: string;
  badge: string;
  give: LinkCopy;
  /** Leads to the donor's redemption code. */
  code: LinkCopy;
}

interface Props extends DetailProps<BrandEntry> {
  copy: BrandCopy;
}

/** A brand's image, title and description (specification, section 2). */
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
          <div className="brand__crate" data-skeleton>
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
          <div className="brand__text">
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
