import { BadSettingsError } from '../config/environment.ts';
import { FolderHeldError } from '../database/process-lock.ts';
import { ForeignFolderError } from '../database/select-engine.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';

/** One line for what a person can put right, and everything for what they cannot. */
export function explainStartFailure(error: Error & { code?: string; port?: number }): string {
  if ([FolderHeldError, ForeignFolderError, BadSettingsError].some((kind) => error instanceof kind))
    return error.message;
  if (error instanceof DatabaseUnavailableError) {
    return `PostgreSQL cannot be reached: ${error.message}. Check that it runs, and that DATABASE_URL is right.`;
  }
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is in use by another program. Stop it, or set PORT to another number.`;
  }
  const isPlaceRefused = error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND';
  return isPlaceRefused ? `The server cannot start: ${error.message}.` : (error.stack ?? error.message);
}
