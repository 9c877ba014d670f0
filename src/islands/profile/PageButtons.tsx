import { interpolate } from '../../lib/interpolate.ts';
import { pageWindow } from '../../lib/page-window.ts';

interface Props {
  /** From 1. */
  page: number;
  total: number;
  label: string;
  /** With `{page}` in it. */
  pageLabel: string;
  onChoose: (page: number) => void;
}

/** A button for every page near the current one, and for the first and the last. */
export function PageButtons({ page, total, label, pageLabel, onChoose }: Props) {
  return (
    <nav className="page-buttons" aria-label={label}>
      {pageWindow(page, total).map((number, index) =>
        number === undefined ? (
          <span key={index < 3 ? 'gap-before' : 'gap-after'} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            className="page-buttons__button"
            type="button"
            aria-label={interpolate(pageLabel, { page: number })}
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
