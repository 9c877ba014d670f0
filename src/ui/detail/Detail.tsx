import type { ReactNode } from 'react';
import { isLoading } from '../../stores/resource.ts';
import { TryAgain } from '../try-again/TryAgain.tsx';
import { UnknownDetail, type UnknownDetailCopy } from './UnknownDetail.tsx';
import type { DetailProps } from './use-detail.ts';
import './detail.scss';

export interface DetailCopy {
  failed: string;
  tryAgain: string;
  unknown: UnknownDetailCopy;
}

interface Props<T> extends DetailProps<T> {
  /** What it is: the style keeps a place of its usual height. */
  kind: 'brand' | 'organization' | 'receipt';
  copy: DetailCopy;
  /** Says that it is on its way. */
  loading: ReactNode;
  /** Draws the item, or its place while there is none; `status` says what became of it so far. */
  children: (item: T | undefined, status: ReactNode) => ReactNode;
}

/** The one thing that a detail page is about: on its way, here, unknown, or not to be had just now. */
export function Detail<T>({ kind, detail, root, tryAgain, copy, loading, children }: Props<T>) {
  const isUnknown = detail.state === 'failed' && detail.isNotFound;
  const failure = <TryAgain className="detail__failed" text={copy.failed} label={copy.tryAgain} onRetry={tryAgain} />;
  const status = isLoading(detail) ? loading : detail.state === 'failed' && failure;

  return (
    <div className={`detail detail--${kind}`} ref={root} tabIndex={-1} aria-busy={isLoading(detail)}>
      {isUnknown ? <UnknownDetail {...copy.unknown} /> : children(detail.data, status)}
    </div>
  );
}
