import { useEffect } from 'react';
import { isLoading } from '../../../stores/resource.ts';
import { staffOverview } from '../../../stores/staff-overview.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { OverviewCards } from './OverviewCards.tsx';
import './overview.scss';
import './overview-rows.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** Volunteers see the overview of one organization. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** What waits at the desk. Refreshed whenever the tab is opened; the current data stays visible in the meantime. */
export function Overview({ isStaff, copy }: Props) {
  useEffect(() => {
    if (staffOverview.$state.get().state === 'ready') void staffOverview.refresh();
  }, []);
  const overview = useResource(staffOverview);
  if (isLoading(overview)) return <Spinner label={copy.list.loading} />;
  if (overview.state !== 'ready') {
    const retry = () => void staffOverview.reload();
    return <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={retry} />;
  }
  return (
    <div className={isStaff ? 'overview' : 'overview overview--volunteer'}>
      {!isStaff && <p className="quiet overview__lead">{copy.overview.ownOrganization}</p>}
      <OverviewCards overview={overview.data} copy={copy} />
    </div>
  );
}
