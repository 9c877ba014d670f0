import { resumeShift } from '../../../stores/shift.ts';
import { ReceiveTab } from './ReceiveTab.tsx';

/** The tab for the loading dock, and the function that sends what an earlier visit left unsent. */
export const receiveParts = { ReceiveTab, resumeShift };
