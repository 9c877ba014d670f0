import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { findStaffOrder } from './find-staff-order.ts';
import { setOutcomeConsent, updateOutcomeAsStaff } from './update-outcome.ts';

/** Adds the routes for the outcomes of orders. */
export function addOutcomeRoutes(route: AddRoute, services: Services): void {
  route(updateOutcomeEndpoint, async (request) => {
    const { id: orderId } = request.params;
    const { userId: actorId } = accountOf(request);
    const organizationId = ownOrganization(request);
    await updateOutcomeAsStaff(services, { orderId, actorId, organizationId }, request.body);
    const data = await findStaffOrder(services, orderId, { organizationId, userId: actorId });
    return { success: true, message: successText(`updateOutcome.${data.outcome ? 'saved' : 'removed'}`), data };
  });

  route(updateOutcomeConsentEndpoint, async (request) => {
    const order = { orderId: request.params.id, donorId: accountOf(request).userId };
    const data = await setOutcomeConsent(services, order, request.body);
    const message = successText(`setOutcomeConsent.${data.donorConsents ? 'given' : 'withdrawn'}`);
    return { success: true, message, data };
  });
}
