import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import type { FiguresCopy } from './copy.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureTable } from './FigureTable.tsx';

interface Props {
  brands: NonNullable<StaffFigures['brands']>;
  copy: FiguresCopy;
}

/** What donors spent at each brand. */
export function BrandTable({ brands, copy }: Props) {
  return (
    <FigureCard title={copy.brands}>
      {brands.length === 0 && <p className="figure-card__none">{copy.noBrands}</p>}
      {brands.length > 0 && (
        <FigureTable
          title={copy.brands}
          columns={[copy.brand, copy.redemptions, copy.coins]}
          rows={brands.map(({ _id, title, redemptions, coins }) => ({
            id: _id,
            name: title,
            values: [redemptions, coins],
          }))}
          noValue={copy.noValue}
        />
      )}
    </FigureCard>
  );
}
