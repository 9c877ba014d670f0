import { useStore } from '@nanostores/react';
import type { Atom } from 'nanostores';
import { type ReactNode, useRef } from 'react';
import type { Detail as DetailState } from '../../stores/detail.ts';
import { useReady } from '../form/use-ready.ts';
import { UnknownDetail } from './UnknownDetail.tsx';
import { usePageTitle } from './use-page-title.ts';
import './detail.scss';

export interface DetailCopy {
  failed: string;
  tryAgain: string;
  unknown: { title: string; text: string; links: { label: string; href: string }[] };
}

interface Props<T> {
  /** What it is: the style keeps a place of its usual height. */
  kind: 'brand' | 'organization';
  $detail: Atom<DetailState<T>>;
  load: () => Promise<void>;
  copy: DetailCopy;
  siteName: string;
  /** Says that it is on its way. */
  loading: ReactNode;
  /** Draws the item, or its place while there is none; `status` says what became of it so far. */
  children: (item: T | undefined, status: ReactNode) => ReactNode;
}

const onItsWay = { state: 'loading' } as const;

/** The one thing that a detail page is about: on its way, here, unknown, or not to be had just now. */
export function Detail<T extends { title: string }>(props: Props<T>) {
  const { kind, $detail, load, copy, siteName, loading, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const detail = useStore($detail, { ssr: () => onItsWay });
  const item = detail.state === 'ready' ? detail.item : undefined;
  useReady(root);
  usePageTitle(detail.state === 'unknown' ? copy.unknown.title : item?.title, siteName);

  const tryAgain = () => {
    // The button goes; whoever pressed it stays where they were.
    root.current?.focus();
    void load();
  };
  const failure = (
    <p className="detail__failed">
      {copy.failed}{' '}
      <button className="link" type="button" onClick={tryAgain}>
        {copy.tryAgain}
      </button>
    </p>
  );
  const status = { loading, failed: failure, unknown: undefined, ready: undefined }[detail.state];

  return (
    <div className={`detail detail--${kind}`} ref={root} tabIndex={-1} aria-busy={detail.state === 'loading'}>
      {detail.state === 'unknown' ? <UnknownDetail {...copy.unknown} /> : children(item, status)}
    </div>
  );
}
