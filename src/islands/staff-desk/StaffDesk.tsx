import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $user } from '../../stores/session.ts';
import { $lacksSecondFactor } from '../../stores/session-requests.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { StaffDeskCopy } from './copy.ts';
import { DeskTabs } from './DeskTabs.tsx';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';
import './staff-desk.scss';

interface Props {
  copy: StaffDeskCopy;
}

/** The charity's desk. The page hydrates it for staff and volunteers only; the API checks the role on every request. */
export default function StaffDesk({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The first render must match the server's, which has no session.
  const user = useStore($user, { ssr: () => undefined });
  const lacksSecondFactor = useStore($lacksSecondFactor);
  useReadyEvent(root);
  return (
    <div className="desk" ref={root}>
      {lacksSecondFactor && <SecondFactorRequired copy={copy.secondFactor} />}
      {!lacksSecondFactor && (user ? <DeskTabs role={user.role} copy={copy} /> : <Spinner label={copy.list.loading} />)}
    </div>
  );
}
