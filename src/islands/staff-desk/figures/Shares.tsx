import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import { formatNumber } from '../overview/format-number.ts';
import type { FiguresCopy } from './copy.ts';
import { FigureCard } from './FigureCard.tsx';

interface Props {
  figures: StaffFigures;
  copy: FiguresCopy;
}

/** The received pieces, by category. */
export function CategoryShares({ figures: { categories }, copy }: Props) {
  const shares = categories.map(({ _id, title, pieces }) => ({
    id: _id ?? '',
    name: title ?? copy.noCategory,
    count: pieces,
  }));
  return <Shares title={copy.categories} shares={shares} none={copy.noPieces} />;
}

/** Why orders were declined. */
export function ReasonShares({ figures: { reasons, otherReasons }, copy }: Props) {
  // The prefix `=` keeps a reason such as `other` from having the same id as the last entry.
  const shares = reasons.map(({ reason, count }) => ({ id: `=${reason}`, name: reason || copy.noReason, count }));
  if (otherReasons > 0) shares.push({ id: 'other', name: copy.otherReasons, count: otherReasons });
  return <Shares title={copy.reasons} shares={shares} none={copy.noReasons} />;
}

interface SharesProps {
  title: string;
  shares: { id: string; name: string; count: number }[];
  /** Shown when there are no shares. */
  none: string;
}

/** Numbers as bars, scaled to the largest, with their percentages of the total. */
function Shares({ title, shares, none }: SharesProps) {
  const sum = shares.reduce((total, { count }) => total + count, 0);
  const max = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <FigureCard title={title}>
      {shares.length === 0 && <p className="figure-card__none">{none}</p>}
      <ul className="figure-shares" aria-label={title}>
        {shares.map(({ id, name, count }) => (
          <li className="figure-share" key={id}>
            <span className="figure-share__name">{name}</span>
            <b>{formatNumber(count)}</b>
            <progress className="figure-share__bar" max={max} value={count} aria-hidden="true" />
            <span className="figure-share__percent">{Math.round((count / sum) * 100)}%</span>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
