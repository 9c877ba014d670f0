import { useStore } from '@nanostores/react';
import type { Atom } from 'nanostores';
import { type ReactNode, useRef } from 'react';
import type { Pages } from '../../stores/key-pages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { TryAgain } from '../try-again/TryAgain.tsx';
import './paged-list.scss';

export interface ListCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  more: string;
}

interface Props<T> {
  pages: { $pages: Atom<Pages<T>>; more: () => Promise<void> };
  copy: ListCopy;
  /** Said when there is nothing. */
  none: string;
  /** What is in the list, for those who do not see it. */
  label: string;
  children: (item: T) => ReactNode;
}

/** A long list, page by page, with its ends and its failures. */
export function PagedList<T extends { _id: string }>({ pages, copy, none, label, children }: Props<T>) {
  const { state, items, next } = useStore(pages.$pages);
  const root = useRef<HTMLDivElement>(null);
  const more = () => {
    // The button goes; whoever pressed it stays where they were, with what comes next behind them.
    const last = root.current?.querySelector<HTMLElement>(':scope > ul > :last-child');
    (last ?? root.current)?.focus();
    void pages.more();
  };
  return (
    <div className="paged-list" ref={root} tabIndex={-1} aria-busy={state === 'loading'}>
      <ul className="paged-list__rows" aria-label={label}>
        {items.map((item) => (
          <li key={item._id} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {state === 'loading' && <Spinner label={copy.loading} />}
      {state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={more} />}
      {state === 'ready' && items.length === 0 && next === null && <p className="paged-list__none">{none}</p>}
      {state === 'ready' && next !== null && (
        <button className="button button--quiet" type="button" onClick={more}>
          {copy.more}
        </button>
      )}
    </div>
  );
}
