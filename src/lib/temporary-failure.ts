import type { ApiError } from './api-error.ts';

/** Whether a request may succeed later: there was no reply, or the server was too busy or failed. */
export const isTemporary = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
