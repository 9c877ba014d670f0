import { getStatementEndpoint } from '@kindcrate/contract/statements';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { createStatement } from './create-statement.ts';

/** Adds the route for the yearly statement, which donors show their tax office. */
export function addStatementRoutes(route: AddRoute, services: Services): void {
  route(getStatementEndpoint, async (request) => {
    const { userId } = accountOf(request);
    return { data: await createStatement(services, { userId, year: request.params.id, now: new Date() }) };
  });
}
