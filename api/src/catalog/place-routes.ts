import { listStaffPlacesEndpoint, updatePlaceEndpoint } from '@kindcrate/contract/staff-places';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { requirePermittedOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { editPlace } from './edit-place.ts';
import { listStaffPlaces } from './place-repository.ts';

/** Adds the routes with which the desk lists and edits the places of organizations. */
export function addPlaceRoutes(route: AddRoute, services: Services): void {
  route(listStaffPlacesEndpoint, async (request) => {
    const organization = requirePermittedOrganization(request, request.query.organization);
    return { result: await listStaffPlaces(services.database, organization) };
  });

  route(updatePlaceEndpoint, async (request) => {
    requirePermittedOrganization(request, request.params.id);
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await editPlace(services, edit, request.body);
    return { success: true, message: successText('updatePlace', { title: data.organization.title }), data };
  });
}
