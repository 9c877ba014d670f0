import { resumeShift } from '../../../stores/shift.ts';
import { Receive } from './Receive.tsx';

/** The tab for the loading dock, and the function that sends parcels of an earlier visit that were not sent. */
export const receiveCode = { Receive, resumeShift };
