import type { TrialServer } from '../scripts/trial-server.ts';
import { donate, signUp } from './donor.ts';
import { percentile } from './numbers.ts';
import { noisyPhoto } from './photo.ts';

const donations = 30;
const atOnce = 2;

export interface DonationTimes {
  /** ms until a donation was acknowledged. */
  p50: number;
  p99: number;
  /** MB of the photo. */
  photo: number;
}

/** Gives donations with a photo, a few at a time. */
export async function timeDonations(server: TrialServer): Promise<DonationTimes> {
  const [donor, photo] = [await signUp(server), await noisyPhoto()];
  await donate(server, donor, photo);
  const times: number[] = [];
  const give = async () => {
    for (let count = 0; count < donations / atOnce; count += 1) {
      const start = performance.now();
      await donate(server, donor, photo);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, give));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), photo: photo.size / 1e6 };
}
