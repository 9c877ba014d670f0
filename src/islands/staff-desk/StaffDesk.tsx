import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $lacksSecondFactor } from '../../stores/second-factor-required.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import { useRole } from '../../ui/use-role.ts';
import type { StaffDeskCopy } from './copy.ts';
import { DeskTabs } from './DeskTabs.tsx';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';
import './desk-layout.scss';
import './staff-desk.scss';

interface Props {
  copy: StaffDeskCopy;
}

/** The charity's desk. The page hydrates it for staff and volunteers only; the API checks the role on every request. */
export default function StaffDesk({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const role = useRole();
  const lacksSecondFactor = useStore($lacksSecondFactor);
  useReadyEvent(root);
  return (
    <div className="desk" ref={root}>
      {lacksSecondFactor && <SecondFactorRequired copy={copy.secondFactor} />}
      {!lacksSecondFactor && (role ? <DeskTabs role={role} copy={copy} /> : <Spinner label={copy.list.loading} />)}
    </div>
  );
}
