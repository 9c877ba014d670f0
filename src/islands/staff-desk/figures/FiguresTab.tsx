import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffFigures } from '@kindcrate/contract/staff-figures';
import { useEffect } from 'react';
import { staffFigures } from '../../../stores/staff-figures.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { BrandTable } from './BrandTable.tsx';
import type { FiguresCopy } from './copy.ts';
import { FiguresFilter } from './FiguresFilter.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MonthTable } from './MonthTable.tsx';
import { OrganizationCharts } from './OrganizationCharts.tsx';
import { OrganizationTable } from './OrganizationTable.tsx';
import { CategoryShares, ReasonShares } from './Shares.tsx';
import './figures.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** Volunteers see the figures of one organization. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** What was offered, received and declined in the chosen months, in a printable form. Refreshed whenever the tab is opened. */
export function FiguresTab({ isStaff, copy }: Props) {
  useEffect(() => {
    if (staffFigures.$state.get().state === 'ready') void staffFigures.refresh();
  }, []);
  const figures = useResource(staffFigures);
  const { data } = figures;
  if (figures.state === 'failed') {
    const retry = () => void staffFigures.reload();
    return <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={retry} />;
  }
  if (!data) return <Spinner label={copy.list.loading} />;
  return (
    <div className="figures" aria-busy={figures.state === 'loading'}>
      {!isStaff && <p className="quiet">{copy.figures.ownOrganization}</p>}
      <FiguresFilter isStaff={isStaff} figures={data} copy={copy} />
      <PeriodFigures figures={data} copy={copy.figures} />
    </div>
  );
}

/** The figures of a period, without the fields for choosing another period. */
export function PeriodFigures({ figures, copy }: { figures: StaffFigures; copy: FiguresCopy }) {
  const time = new Date(figures.computedAt).toLocaleString(globalThis.document?.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      <KeyFigures figures={figures} copy={copy} />
      <OrganizationCharts figures={figures} copy={copy} />
      <MonthTable months={figures.months} copy={copy} />
      <OrganizationTable figures={figures} copy={copy} />
      <div className="figures__pair">
        <CategoryShares figures={figures} copy={copy} />
        <ReasonShares figures={figures} copy={copy} />
      </div>
      {figures.brands && <BrandTable brands={figures.brands} copy={copy} />}
      <p className="quiet">{formatMessage(copy.computed, { time, zone: figures.timeZone })}</p>
    </>
  );
}
