import { formatMessage } from '@kindcrate/contract/message-format';
import type { Settlement } from '@kindcrate/contract/settlements';
import { useEffect, useRef } from 'react';
import { FigureTable } from '../figures/FigureTable.tsx';
import type { SettlementsCopy } from './copy.ts';

interface Props {
  brands: readonly Settlement[];
  /** The id of the brand whose statement was closed last. The brand's button gets the focus. */
  closedBrand: string | undefined;
  /** Opens the statement of a brand. */
  onOpen: (id: string) => void;
  copy: SettlementsCopy;
}

/** What each brand is owed for a month. */
export function BrandSettlements({ brands, closedBrand, onOpen, copy }: Props) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (closedBrand === undefined) return;
    table.current?.querySelector<HTMLElement>(`[value="${CSS.escape(closedBrand)}"]`)?.focus();
  }, [closedBrand]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const valuesOf = ({ redemptions, coins, settled }: Omit<Settlement, 'brand' | 'entries'>) => [
    redemptions,
    coins,
    settled,
    coins - settled,
  ];
  const total = {
    redemptions: sum(brands.map(({ redemptions }) => redemptions)),
    coins: sum(brands.map(({ coins }) => coins)),
    settled: sum(brands.map(({ settled }) => settled)),
  };
  return (
    <div className="figure-card" ref={table}>
      <FigureTable
        title={copy.brand}
        columns={[copy.brand, copy.redemptions, copy.coins, copy.settled, copy.open]}
        rows={brands.map((settlement) => ({
          id: settlement.brand._id,
          name: (
            <button
              className="settlements__brand"
              type="button"
              value={settlement.brand._id}
              aria-label={formatMessage(copy.openStatement, { brand: settlement.brand.title })}
              onClick={() => onOpen(settlement.brand._id)}
            >
              {settlement.brand.title}
            </button>
          ),
          values: valuesOf(settlement),
        }))}
        total={{ id: 'total', name: copy.total, values: valuesOf(total) }}
        noValue=""
      />
    </div>
  );
}
