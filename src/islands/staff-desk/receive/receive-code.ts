import { resumeShift } from '../../../stores/shift.ts';
import { Receive } from './Receive.tsx';

/** The tab for the loading dock, and what sends the parcels that were not sent before the page was left. */
export const receiveCode = { Receive, resumeShift };
