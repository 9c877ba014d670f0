import { resumeShift } from '../../../stores/shift.ts';
import { Receive } from './Receive.tsx';

/** The tab for the loading dock, and the function that sends what an earlier visit left unsent. */
export const receiveCode = { Receive, resumeShift };
