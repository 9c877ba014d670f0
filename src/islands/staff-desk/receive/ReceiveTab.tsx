import { useEffect, useRef } from 'react';
import { resumeShift } from '../../../stores/shift.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { focusNumberField } from './focus-number-field.ts';
import { ParcelCard } from './ParcelCard.tsx';
import { ReceiveHead } from './ReceiveHead.tsx';
import { ScanPanel } from './ScanPanel.tsx';
import { ShiftList } from './ShiftList.tsx';
import { useScanSound } from './use-scan-sound.ts';
import './receive.scss';

interface Props {
  /** Volunteers receive goods for one organization. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** The tab for the loading dock: after each scanned label, it shows what to do with the parcel. */
export function ReceiveTab({ isStaff, copy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useScanSound();
  useEffect(() => {
    resumeShift();
    focusNumberField(input.current);
  }, []);
  const focusInput = () => focusNumberField(input.current);
  return (
    <div className="receive">
      <ReceiveHead isStaff={isStaff} copy={copy} />
      <ScanPanel input={input} copy={copy.receive} scanner={copy.orders.labels} />
      <ParcelCard isStaff={isStaff} onDone={focusInput} copy={copy} />
      <ShiftList onOpen={focusInput} copy={copy.receive} />
    </div>
  );
}
