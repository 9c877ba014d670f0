import type { TestServer } from '../scripts/test-server.ts';
import { placeOrder, signUp } from './donor-client.ts';
import { percentile } from './percentile.ts';
import { createNoisyPhoto } from './photo.ts';

const donationCount = 30;
const concurrency = 2;

export interface DonationTimes {
  /** In ms, from the request to the reply. */
  p50: number;
  p99: number;
  photoMegabytes: number;
}

/** Places orders with a photo, two at a time, and times each. */
export async function timeDonations(server: TestServer): Promise<DonationTimes> {
  const donor = await signUp(server);
  const photo = await createNoisyPhoto();
  // Warm-up
  await placeOrder(server, donor, photo);
  const times: number[] = [];
  const placeOrders = async () => {
    for (let count = 0; count < donationCount / concurrency; count += 1) {
      const start = performance.now();
      await placeOrder(server, donor, photo);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, placeOrders));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), photoMegabytes: photo.size / 1e6 };
}
