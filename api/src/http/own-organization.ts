import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { accountOf } from './authentication.ts';

/**
 * The only organization that the caller may work for; undefined when they may work for all.
 * @throws Failure `not_found` for a volunteer without an organization.
 */
export function ownOrganization(request: FastifyRequest): string | undefined {
  if (request.access === 'all') return undefined;
  const { organizationId } = accountOf(request);
  if (organizationId === null) throw new Failure('not_found');
  return organizationId;
}

/**
 * Returns the organization that a request applies to, after checking that the caller may work for it.
 * @param organization the chosen organization; undefined for all that the caller may work for
 * @throws Failure `not_found` when the caller may not work for the organization, whether or not it exists.
 */
export function requirePermittedOrganization(
  request: FastifyRequest,
  organization: string | undefined,
): string | undefined {
  const own = ownOrganization(request);
  if (own !== undefined && organization !== undefined && organization !== own) throw new Failure('not_found');
  return own ?? organization;
}
