import type { Endpoint } from '@kindcrate/contract/endpoint';

/** An endpoint that has a route. */
export interface RegisteredEndpoint {
  endpoint: Endpoint;
  /** The bodies that it accepts; more than one if its path accepts alternative bodies. */
  bodies: NonNullable<Endpoint['body']>[];
}
