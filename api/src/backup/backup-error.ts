/** Thrown when a backup cannot be made or used. The message is one line for the operator. */
export class BackupError extends Error {}
