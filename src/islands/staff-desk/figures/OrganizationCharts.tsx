import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import { ticksOf } from '../overview/chart.ts';
import { formatNumber } from '../overview/format-number.ts';
import { barsOf } from './bars.ts';
import type { FiguresCopy } from './copy.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { formatMonth } from './months.ts';

interface Props {
  figures: StaffFigures;
  copy: FiguresCopy;
}

const size = { width: 120, height: 44 };

/** The pieces of each organization by month, as charts with the same scale and as a table. */
export function OrganizationCharts({ figures: { from, to, organizations, months }, copy }: Props) {
  const chartsCopy = copy.byOrganization;
  const max = ticksOf(Math.max(0, ...organizations.flatMap(({ piecesByMonth }) => piecesByMonth))).at(-1) ?? 1;
  return (
    <FigureCard title={chartsCopy.title} note={formatMessage(chartsCopy.scale, { max: formatNumber(max) })}>
      <ul className="figure-charts" aria-label={chartsCopy.title}>
        {organizations.map(({ _id, title, pieces, piecesByMonth }) => {
          const period = { from: formatMonth(from), to: formatMonth(to) };
          const label = formatMessage(chartsCopy.chart, { organization: title, pieces, ...period });
          return (
            <li className="figure-chart" key={_id}>
              <b className="figure-chart__title">{title}</b>
              <span className="figure-chart__sum">{formatNumber(pieces)}</span>
              <Bars values={piecesByMonth} max={max} label={label} />
            </li>
          );
        })}
      </ul>
      <details className="figure-charts__more">
        <summary>{chartsCopy.asTable}</summary>
        <FigureTable
          title={chartsCopy.title}
          columns={[copy.month, ...organizations.map(({ _id, title }) => ({ id: _id, name: title }))]}
          rows={months.map(({ month }, index) => ({
            id: month,
            name: formatMonth(month),
            values: organizations.map(({ piecesByMonth }) => piecesByMonth[index] ?? null),
          }))}
          noValue={copy.noValue}
        />
      </details>
    </FigureCard>
  );
}

/** The last bar stands out, because its month may not be over. */
function Bars({ values, max, label }: { values: number[]; max: number; label: string }) {
  return (
    <svg className="figure-chart__bars" viewBox={`0 0 ${size.width} ${size.height + 1}`} role="img" aria-label={label}>
      {barsOf(values, max, size).map((bar) => (
        <rect key={bar.x} {...bar} rx={1} />
      ))}
      <line x1={0} x2={size.width} y1={size.height + 0.5} y2={size.height + 0.5} />
    </svg>
  );
}
