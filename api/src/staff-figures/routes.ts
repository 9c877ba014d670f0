import { getStaffFiguresEndpoint } from '@kindcrate/contract/staff-figures';
import type { AddRoute } from '../http/endpoints.ts';
import { requirePermittedOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { createPeriodCache } from './period-cache.ts';
import { readStaffFigures } from './read-figures.ts';

/** Adds the route that shows the desk what was offered, received and declined in each month and, for staff, the coins. */
export function addStaffFigureRoutes(route: AddRoute, { database }: Services): void {
  const readCounts = createPeriodCache(database);

  route(getStaffFiguresEndpoint, async (request) => {
    const { from, to } = request.query;
    const organization = requirePermittedOrganization(request, request.query.organization);
    return { data: await readStaffFigures(database, { from, to, organization, readCounts }) };
  });
}
