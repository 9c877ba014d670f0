import { formatMessage } from '@kindcrate/contract/message-format';
import { pageWindow } from '../../lib/page-window.ts';

interface Props {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  label: string;
  /** The accessible name of a button, with `{page}`. */
  pageLabel: string;
  onChoose: (page: number) => void;
}

/** Buttons for the first page, the last page, and the pages near the current one. */
export function PageButtons({ page, pageCount, label, pageLabel, onChoose }: Props) {
  return (
    <nav className="page-buttons" aria-label={label}>
      {pageWindow(page, pageCount).map((number, index) =>
        number === undefined ? (
          <span key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            className="page-buttons__button"
            type="button"
            aria-label={formatMessage(pageLabel, { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
        ),
      )}
    </nav>
  );
}
