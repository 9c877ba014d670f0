import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { findCounter, incrementCounters, type WindowCount } from '../rate-limits/repository.ts';

/** Milliseconds. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;

interface QuotaServices {
  database: Database;
  environment: Pick<Environment, 'QUOTA_UPLOADS_PER_DAY' | 'QUOTA_UPLOAD_MEGABYTES_PER_DAY'>;
}

interface Quota {
  key: string;
  /** What one upload adds to the counter. */
  amount: number;
  max: number;
  /** Returns the failure for a counter that exceeds `max`, or would exceed it with this upload. */
  toFailure(counter: WindowCount): Failure;
}

/**
 * Counts an uploaded photo toward the daily quotas of an account. A photo that turns out to be damaged counts too, because
 * it was received and decoded.
 * @param size of the photo, in bytes
 * @throws Failure `too_many_requests` when the account has used up a quota.
 */
export async function countUpload(
  { database, environment }: QuotaServices,
  accountId: string,
  size: number,
): Promise<void> {
  const now = new Date();
  const quotas = quotasOf(environment, accountId, size);
  // The counters are read before they are incremented, because a refused upload must not cost a disk write.
  for (const { key, amount, max, toFailure } of quotas) {
    const found = await findCounter(database, { key, window: day, now });
    if (found && found.count + amount > max) throw toFailure(found);
  }
  const amounts = new Map(quotas.map(({ key, amount }) => [key, amount]));
  const counted = await incrementCounters(database, { amounts, window: day, now });
  for (const { key, max, toFailure } of quotas) {
    const current = counted.get(key);
    if (current && current.count > max) throw toFailure(current);
  }
}

function quotasOf(environment: QuotaServices['environment'], accountId: string, size: number): Quota[] {
  const { QUOTA_UPLOADS_PER_DAY: uploads, QUOTA_UPLOAD_MEGABYTES_PER_DAY: megabytes } = environment;
  const refusalDetails = ({ endsAt }: WindowCount) => {
    const wait = endsAt - Date.now();
    return { retryAfter: Math.max(1, Math.ceil(wait / 1000)), hours: Math.max(1, Math.ceil(wait / hour)) };
  };
  return [
    {
      key: `uploads: ${accountId}`,
      amount: 1,
      max: uploads,
      toFailure(counter) {
        const { retryAfter, hours } = refusalDetails(counter);
        return new Failure('too_many_requests.uploads', { retryAfter, values: { uploads, hours } });
      },
    },
    {
      // In kilobytes, because the counter is a 32-bit integer, and bytes could exceed it.
      key: `uploaded kilobytes: ${accountId}`,
      amount: Math.ceil(size / 1024),
      max: megabytes * 1024,
      toFailure(counter) {
        const { retryAfter, hours } = refusalDetails(counter);
        return new Failure('too_many_requests.upload_size', { retryAfter, values: { megabytes, hours } });
      },
    },
  ];
}
