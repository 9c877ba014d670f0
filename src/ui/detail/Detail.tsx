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
  copy: DetailCopy;
  /** The loading indicator. */
  loading: ReactNode;
  /** Renders the loaded detail, or its skeleton; `status` is the loading indicator or the failure. */
  children: (loaded: T | undefined, status: ReactNode) => ReactNode;
}

/** The content of a detail page: loading, ready, unknown or failed. */
export function Detail<T>({ detail, root, onRetry, copy, loading, children }: Props<T>) {
  const isUnknown = detail.state === 'failed' && detail.isNotFound;
  const failure = <TryAgain className="detail__failed" text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />;
  const status = isLoading(detail) ? loading : detail.state === 'failed' && failure;

  return (
    <div className="detail" ref={root} tabIndex={-1} aria-busy={isLoading(detail)}>
      {isUnknown ? <UnknownDetail {...copy.unknown} /> : children(detail.data, status)}
    </div>
  );
}
