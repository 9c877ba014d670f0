import type { PasskeyRow } from '../database/second-factor-rows.ts';

/** What a browser needs to find a passkey. */
export function describePasskey({ id, transports }: PasskeyRow): { id: string; transports: string[] } {
  return { id, transports: transports.split(',').filter(Boolean) };
}
