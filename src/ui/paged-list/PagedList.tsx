import { formatMessage } from '@kindcrate/contract/message-format';
import { type ReactNode, useRef } from 'react';
import type { PagedList as Pages } from '../../stores/paged-list.ts';
import { isLoading as isLoadingState } from '../../stores/resource.ts';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import { useResource } from '../resource/use-resource.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { TryAgain } from '../try-again/TryAgain.tsx';
import './paged-list.scss';
import { useFocusNewRows } from './use-focus-new-rows.ts';
import '../../styles/blocks/visually-hidden.scss';

export interface ListCopy {
  loading: string;
  failed: string;
  tryAgain: string;
  more: string;
}

interface Props<T extends { _id: string }> {
  pages: Pages<T>;
  copy: ListCopy;
  /** Shown when the list is empty. */
  emptyMessage: string;
  /** The list's accessible name. */
  label: string;
  /** With `{count}`: announced to screen readers after each load. For lists with filters. */
  countMessage?: string;
  children: (item: T) => ReactNode;
  /** Renders all rows instead of the list. A row needs the class `paged-list__row`, and must be focusable. */
  renderRows?: ((items: T[]) => ReactNode) | undefined;
}

const noRows = { items: [], next: null };

/** A list that loads page by page, with its loading, empty and failed states. */
export function PagedList<T extends { _id: string }>({
  pages,
  copy,
  emptyMessage,
  label,
  countMessage,
  children,
  renderRows,
}: Props<T>) {
  const root = useRef<HTMLDivElement>(null);
  const list = useResource(pages);
  const { state, data: { items, next } = noRows } = list;
  const isLoading = isLoadingState(list);
  const prepareFocus = useFocusNewRows(root, isLoading, items.length);
  const loadMore = () => {
    if (isLoading) return;
    prepareFocus();
    void pages.more();
  };
  return (
    <div className="paged-list" aria-busy={isLoading} ref={root}>
      {renderRows?.(items) ?? (
        <ul className="paged-list__rows" aria-label={label}>
          {items.map((item) => (
            <li className="paged-list__row" key={item._id} tabIndex={-1}>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      <div className="paged-list__end">
        {isLoading && !next && <Spinner label={copy.loading} />}
        {state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={loadMore} />}
        {state === 'ready' && !items.length && !next && <p>{emptyMessage}</p>}
        {state !== 'failed' && next && (
          <AsyncButton label={copy.more} isQuiet isPending={isLoading} onClick={loadMore} />
        )}
      </div>
      {countMessage && (
        <p className="visually-hidden" role="status">
          {state === 'ready' && formatMessage(countMessage, { count: items.length })}
        </p>
      )}
    </div>
  );
}
