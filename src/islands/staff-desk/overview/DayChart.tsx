import { formatMessage } from '@kindcrate/contract/message-format';
import type { DayFigures } from '@kindcrate/contract/staff-overview';
import { formatDay } from './CalendarDay.tsx';
import { type Area, labeledDayIndexes, pathOf, pointsOf, ticksOf } from './chart.ts';
import type { OverviewCopy } from './copy.ts';
import { formatNumber } from './format-number.ts';

interface Props {
  days: DayFigures[];
  copy: OverviewCopy['days'];
}

const height = 250;

/**
 * The line chart of the last 30 days, drawn in two widths: in a single chart that shrinks with the screen, the text would be too small on a
 * phone.
 */
export function DayChart({ days, copy }: Props) {
  const sum = (name: 'received' | 'placed') => days.reduce((total, day) => total + day[name], 0);
  const label = formatMessage(copy.summary, { received: sum('received'), placed: sum('placed') });
  return (
    <>
      <Lines days={days} width={520} label={label} name="wide" />
      <Lines days={days} width={340} label={label} name="narrow" />
    </>
  );
}

function Lines({ days, width, label, name }: { days: DayFigures[]; width: number; label: string; name: string }) {
  const ticks = ticksOf(Math.max(...days.map(({ received, placed }) => Math.max(received, placed))));
  const top = ticks.at(-1) ?? 1;
  const area: Area = { left: 44, top: 14, width: width - 60, height: height - 44 };
  const received = pointsOf(
    days.map((day) => day.received),
    top,
    area,
  );
  const placed = pointsOf(
    days.map((day) => day.placed),
    top,
    area,
  );
  const bottom = area.top + area.height;
  const line = pathOf(received);
  return (
    <svg className={`day-chart day-chart--${name}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grid ticks={ticks} area={area} />
      <path className="day-chart__area" d={`${line}L${area.left + area.width} ${bottom}L${area.left} ${bottom}Z`} />
      <path className="day-chart__line" d={line} />
      <path className="day-chart__line day-chart__line--placed" d={pathOf(placed)} />
      <DayLabels days={days} points={received} y={height - 8} />
    </svg>
  );
}

function Grid({ ticks, area: { left, top, width, height } }: { ticks: number[]; area: Area }) {
  const last = ticks.at(-1) ?? 1;
  return ticks.map((tick) => {
    const y = top + height - (tick / last) * height;
    return (
      <g key={tick}>
        <line className="day-chart__grid" x1={left} x2={left + width} y1={y} y2={y} />
        <text className="day-chart__text" x={left - 8} y={y + 4} textAnchor="end">
          {formatNumber(tick, 'compact')}
        </text>
      </g>
    );
  });
}

function DayLabels({ days, points, y }: { days: DayFigures[]; points: { x: number }[]; y: number }) {
  return labeledDayIndexes(days.length).map((index) => (
    <text className="day-chart__text" key={index} x={points[index]?.x} y={y} textAnchor="middle">
      {formatDay(days[index]?.day ?? '', { month: 'short', day: 'numeric' })}
    </text>
  ));
}
