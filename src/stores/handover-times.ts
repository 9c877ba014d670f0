import type { ReplyOf } from '@kindcrate/contract/endpoint';
import { type HandoverKind, listTimesEndpoint } from '@kindcrate/contract/handovers';
import { request } from '../lib/api.ts';

/** Requests the times at which an organization still offers a kind of handover. @throws ApiError */
export function listFreeTimes(organizationId: string, kind: HandoverKind): Promise<ReplyOf<typeof listTimesEndpoint>> {
  return request(listTimesEndpoint, { parameters: { id: organizationId }, query: { kind } });
}
