import type { ReactNode } from 'react';
import { isLoading } from '../../stores/resource.ts';
import type { LinkCopy } from '../copy.ts';
import { TryAgain } from '../try-again/TryAgain.tsx';
import type { DetailProps } from './use-detail.ts';
import './detail.scss';

export interface DetailCopy {
  failed: string;
  tryAgain: string;
  unknown: { title: string; text: string; links: LinkCopy[] };
}

interface Props<T> extends DetailProps<T> {
  copy: DetailCopy;
  /** The loading indicator. */
  loading: ReactNode;
  /** Renders the loaded data, or a skeleton; `status` is the loading indicator or the failure. */
  children: (loaded: T | undefined, status: ReactNode) => ReactNode;
}

/** The content of a detail view: loading, ready, not found or failed. */
export function Detail<T>({ detail, root, onRetry, copy, loading, children }: Props<T>) {
  const isNotFound = detail.state === 'failed' && detail.isNotFound;
  const failure = <TryAgain className="detail__failed" text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />;
  const status = isLoading(detail) ? loading : detail.state === 'failed' && failure;

  return (
    <div className="detail" ref={root} tabIndex={-1} aria-busy={isLoading(detail)}>
      {isNotFound ? <NotFound {...copy.unknown} /> : children(detail.data, status)}
    </div>
  );
}

/** Explains that nothing was found for the id in the URL, and offers other pages. */
function NotFound({ title, text, links }: DetailCopy['unknown']) {
  return (
    <div className="detail-unknown">
      <span className="detail-unknown__picture" />
      <h1 className="detail-unknown__title">{title}</h1>
      <p className="detail-unknown__text">{text}</p>
      <p className="detail-unknown__links">
        {links.map(({ label, href }, index) => (
          <a key={href} className={index === 0 ? 'button' : 'button button--quiet'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
