import { assignOrderEndpoint, listAssigneesEndpoint } from '@kindcrate/contract/staff-order-assignment';
import { addOrderNoteEndpoint, listOrderNotesEndpoint } from '@kindcrate/contract/staff-order-notes';
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { ownOrganization } from '../http/own-organization.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addOrderNote } from './add-note.ts';
import { assignOrder } from './assign-order.ts';
import { listAssignees } from './assignment-repository.ts';
import { findStaffOrder } from './find-staff-order.ts';
import { listNotes } from './note-repository.ts';

/** Adds the routes for what only the desk sees of orders: notes and assignees. */
export function addInternalRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  const requireOrder = (id: string, request: FastifyRequest) =>
    findStaffOrder(services, id, { organizationId: ownOrganization(request), userId: accountOf(request).userId });

  route(listOrderNotesEndpoint, async (request) => {
    const { _id: id } = await requireOrder(request.params.id, request);
    return { result: await listNotes(database, id, ownOrganization(request)) };
  });

  route(addOrderNoteEndpoint, async (request) => {
    const { id: orderId } = request.params;
    const organizationId = ownOrganization(request);
    const { userId: authorId } = accountOf(request);
    await addOrderNote(services, { orderId, authorId, organizationId, text: request.body.text.trim() });
    const result = await listNotes(database, orderId, organizationId);
    return { success: true, message: successText('addOrderNote'), result };
  });

  route(listAssigneesEndpoint, async (request) => {
    const { charity } = await requireOrder(request.params.id, request);
    return { result: await listAssignees(database, charity._id, ownOrganization(request) !== undefined) };
  });

  route(assignOrderEndpoint, async (request) => {
    const { id: orderId } = request.params;
    const { userId: actorId } = accountOf(request);
    await assignOrder(services, { orderId, actorId, organizationId: ownOrganization(request) }, request.body);
    const message = successText(request.body.assignee ? 'assignOrder.assigned' : 'assignOrder.unassigned');
    return { success: true, message, data: await requireOrder(orderId, request) };
  });
}
