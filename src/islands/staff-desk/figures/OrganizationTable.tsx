import type { OrderCounts, StaffFigures } from '@kindcrate/contract/staff-figures';
import type { FiguresCopy } from './copy.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureTable } from './FigureTable.tsx';

interface Props {
  figures: Pick<StaffFigures, 'organizations' | 'total'>;
  copy: FiguresCopy;
}

/**
 * The desk's figures for the chosen months, one row for each organization. Renders nothing for a single organization, whose figures
 * `KeyFigures` already shows.
 */
export function OrganizationTable({ figures: { organizations, total }, copy }: Props) {
  if (organizations.length < 2) return null;
  const { placed, pieces, completed, days, declined, organization, noValue } = copy;
  return (
    <FigureCard title={copy.organizations}>
      <FigureTable
        title={copy.organizations}
        columns={[organization, placed, pieces, completed, days, declined]}
        rows={organizations.map((row) => ({ id: row._id, name: row.title, values: valuesOf(row) }))}
        total={{ id: 'all', name: copy.all, values: valuesOf(total) }}
        noValue={noValue}
      />
    </FigureCard>
  );
}

const valuesOf = ({ placed, pieces, completed, daysToReceived, declined }: OrderCounts) => [
  placed,
  pieces,
  completed,
  daysToReceived,
  declined,
];
