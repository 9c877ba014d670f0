import type { ApiError } from './api-error.ts';

/** Whether a request may succeed later: there was no reply, a limit was reached, or the server failed. */
export const isTemporary = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
