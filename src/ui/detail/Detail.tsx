import type { ReactNode } from 'react';
import { TryAgain } from '../try-again/TryAgain.tsx';
import { UnknownDetail } from './UnknownDetail.tsx';
import type { DetailProps } from './use-detail.ts';
import './detail.scss';

export interface DetailCopy {
  failed: string;
  tryAgain: string;
  unknown: { title: string; text: string; links: { label: string; href: string }[] };
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
  const item = detail.state === 'ready' ? detail.item : undefined;
  const failure = <TryAgain className="detail__failed" text={copy.failed} label={copy.tryAgain} onRetry={tryAgain} />;
  const status = { loading, failed: failure, unknown: undefined, ready: undefined }[detail.state];

  return (
    <div className={`detail detail--${kind}`} ref={root} tabIndex={-1} aria-busy={detail.state === 'loading'}>
      {detail.state === 'unknown' ? <UnknownDetail {...copy.unknown} /> : children(item, status)}
    </div>
  );
}
