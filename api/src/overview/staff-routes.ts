import { listHandoversEndpoint } from '@kindcrate/contract/staff-handover-list';
import { getStaffOverviewEndpoint } from '@kindcrate/contract/staff-overview';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization, requirePermittedOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { readHandovers } from './read-handovers.ts';
import { readOverview } from './read-overview.ts';

/** Adds the routes for the desk's overview and run list. */
export function addOverviewRoutes(route: AddRoute, services: Services): void {
  route(getStaffOverviewEndpoint, async (request) => ({
    data: await readOverview(services, ownOrganization(request)),
  }));

  route(listHandoversEndpoint, async (request) => {
    const organization = requirePermittedOrganization(request, request.query.organization);
    return readHandovers(services.database, { ...request.query, organization });
  });
}
