import type { Endpoint } from '@kindcrate/contract/endpoint';

/** An endpoint that has a route. */
export interface RegisteredEndpoint {
  endpoint: Endpoint;
  /** The bodies that it takes; more than one where a path takes alternative bodies. */
  bodies: NonNullable<Endpoint['body']>[];
}
