import type { BodyOf } from '@kindcrate/contract/endpoint';
import { unsubscribeEndpoint } from '@kindcrate/contract/follows';
import { request } from '../../lib/api.ts';

export const struct = unsubscribeEndpoint.body;

/** @returns the API's message @throws ApiError */
export async function unsubscribe(body: BodyOf<typeof unsubscribeEndpoint>): Promise<string> {
  return (await request(unsubscribeEndpoint, { body })).message;
}
