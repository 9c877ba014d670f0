import { BackupError } from '../backup/backup-error.ts';
import { BadSettingsError } from '../config/environment.ts';
import { DatabaseUnavailableError, NewerDatabaseError } from '../database/errors.ts';
import { FolderLockedError } from '../database/folder-lock.ts';
import { WrongImageStoreError } from '../database/open-database.ts';
import { adviseOnImageStore } from '../images/check-image-store.ts';
import { ImageStoreUnavailableError } from '../images/image-store.ts';

/** Returns one line for a failure that the operator can fix, and the stack for any other error. */
export function explainStartFailure(error: Error & { code?: string; port?: number }): string {
  if (
    [BackupError, FolderLockedError, WrongImageStoreError, BadSettingsError, NewerDatabaseError].some(
      (kind) => error instanceof kind,
    )
  )
    return error.message;
  if (error instanceof DatabaseUnavailableError) {
    return `PostgreSQL cannot be reached: ${error.message}. Check that it is running, and that DATABASE_URL is right.`;
  }
  if (error instanceof ImageStoreUnavailableError) {
    return `The image store cannot be used: ${error.message}. ${adviseOnImageStore(error.reason)}`;
  }
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is in use by another program. Stop it, or set PORT to another number.`;
  }
  const isAddressRefused = error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND';
  return isAddressRefused ? `The server cannot start: ${error.message}.` : (error.stack ?? error.message);
}
