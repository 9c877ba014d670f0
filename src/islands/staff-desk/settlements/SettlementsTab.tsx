import type { MonthlySettlements } from '@kindcrate/contract/settlements';
import { useEffect, useRef } from 'react';
import {
  openMonth,
  parseSettlementChoice,
  rememberMonth,
  staffSettlements,
} from '../../../stores/staff-settlements.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { formatMonth, listMonths } from '../figures/months.ts';
import { BrandSettlements } from './BrandSettlements.tsx';
import { Statement } from './Statement.tsx';
import { showStatement, useOpenBrandId } from './use-open-brand.ts';
import './settlements.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  copy: StaffDeskCopy;
}

/** What brands are owed for the coins that donors spent there in a month, and the statement of one brand. */
export function SettlementsTab({ copy }: Props) {
  useEffect(() => {
    if (staffSettlements.$state.get().state === 'ready') void staffSettlements.refresh();
  }, []);
  const settlements = useResource(staffSettlements);
  const brand = useOpenBrandId();
  const lastBrand = useRef<string>(undefined);
  useEffect(() => {
    if (brand !== undefined) lastBrand.current = brand;
  }, [brand]);
  const { data } = settlements;
  if (settlements.state === 'failed') {
    const retry = () => void staffSettlements.reload();
    return <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={retry} />;
  }
  if (!data) return <Spinner label={copy.list.loading} />;
  if (brand !== undefined) {
    // The browser's Back button may return to a statement for a month other than the list's.
    const { month = data.month } = parseSettlementChoice(location.search);
    return <Statement key={`${month} ${brand}`} month={month} brand={brand} copy={copy} />;
  }
  const isLoading = settlements.state === 'loading';
  return <Month settlements={data} isLoading={isLoading} closedBrand={lastBrand.current} copy={copy.settlements} />;
}

interface MonthProps {
  settlements: MonthlySettlements;
  isLoading: boolean;
  /** The id of the brand whose statement was open before. */
  closedBrand: string | undefined;
  copy: StaffDeskCopy['settlements'];
}

function Month({ settlements: { month, brands }, isLoading, closedBrand, copy }: MonthProps) {
  const months = listMonths(new Date(), month).map((value) => ({ value, label: formatMonth(value) }));
  return (
    <div className="settlements" aria-busy={isLoading}>
      <p className="quiet">{copy.lead}</p>
      <div className="settlements__filter">
        <SelectField
          id="settlements-month"
          name="month"
          label={copy.month}
          value={month}
          options={months}
          onChange={({ target }) => openMonth(target.value)}
        />
      </div>
      {brands.length === 0 && <p>{copy.none}</p>}
      {brands.length > 0 && (
        <BrandSettlements
          brands={brands}
          closedBrand={closedBrand}
          onOpen={(id) => {
            rememberMonth(month);
            showStatement(id);
          }}
          copy={copy}
        />
      )}
    </div>
  );
}
