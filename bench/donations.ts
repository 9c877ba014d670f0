import type { TestServer } from '../scripts/test-server.ts';
import { placeOrder, signUp } from './donor-client.ts';
import { percentile } from './percentile.ts';
import { createNoisyPhoto } from './photo.ts';

const donations = 30;
const concurrency = 2;

export interface DonationTimes {
  /** In ms, from the request to the reply. */
  p50: number;
  p99: number;
  /** Size of the photo in MB. */
  photo: number;
}

/** Places orders with a photo, a few concurrently. */
export async function timeDonations(server: TestServer): Promise<DonationTimes> {
  const [donor, photo] = [await signUp(server), await createNoisyPhoto()];
  await placeOrder(server, donor, photo);
  const times: number[] = [];
  const give = async () => {
    for (let count = 0; count < donations / concurrency; count += 1) {
      const start = performance.now();
      await placeOrder(server, donor, photo);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, give));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), photo: photo.size / 1e6 };
}
