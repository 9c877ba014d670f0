import { formatMessage } from '@kindcrate/contract/message-format';
import type { HandoverList } from '@kindcrate/contract/staff-handover-list';
import { useEffect } from 'react';
import { staffHandovers } from '../../../stores/staff-handovers.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { formatDay } from '../overview/CalendarDay.tsx';
import { Stops } from './Stops.tsx';
import { countStops } from './stops.ts';
import { Week } from './Week.tsx';
import './run-list.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** Volunteers see the handovers of one organization. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** The handovers of a day, in a printable form, and how much of the week is booked. Refreshed whenever the tab is opened. */
export function RunList({ isStaff, copy }: Props) {
  useEffect(() => {
    if (staffHandovers.$state.get().state === 'ready') void staffHandovers.refresh();
  }, []);
  const list = useResource(staffHandovers);
  const { data } = list;
  if (list.state === 'failed') {
    const retry = () => void staffHandovers.reload();
    return <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={retry} />;
  }
  if (!data) return <Spinner label={copy.list.loading} />;
  return (
    <div className="run-list" aria-busy={list.state === 'loading'}>
      {!isStaff && <p className="quiet">{copy.runList.ownOrganization}</p>}
      <Week list={data} copy={copy.runList} />
      <Day list={data} copy={copy.runList} />
    </div>
  );
}

function Day({ list: { from, result, more }, copy }: { list: HandoverList; copy: StaffDeskCopy['runList'] }) {
  const ofKind = (kind: 'collection' | 'drop-off') => result.filter((stop) => stop.kind === kind);
  return (
    <>
      <header className="run-list__head">
        <h2 className="desk-title">{formatDay(from, { weekday: 'long', month: 'long', day: 'numeric' })}</h2>
        <p className="run-list__summary">{formatMessage(copy.summary, countStops(result))}</p>
        {result.length > 0 && (
          <button className="button button--small" type="button" onClick={() => print()}>
            {copy.print}
          </button>
        )}
      </header>
      {result.length === 0 && <p>{copy.none}</p>}
      <Stops title={copy.collections} stops={ofKind('collection')} copy={copy} />
      <Stops title={copy.dropOffs} stops={ofKind('drop-off')} copy={copy} />
      {more > 0 && <p>{formatMessage(copy.more, { count: more })}</p>}
    </>
  );
}
