import { deletePhotoEndpoint, uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { toPhoto } from '../images/repository.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addWaitingPhoto, removeWaitingPhoto } from './waiting-photos.ts';

/** Adds the routes for photos that are uploaded before their order is placed. */
export function addPhotoRoutes(route: AddRoute, services: Services): void {
  route(uploadPhotoEndpoint, async (request, reply) => {
    const photo = await addWaitingPhoto(services, accountOf(request).userId, request.body.image.bytes);
    reply.code(201);
    const data = { _id: photo.id, image: toPhoto(photo, services.photoAddresses) };
    return { success: true, message: successText('uploadOrderPhoto'), data };
  });

  route(deletePhotoEndpoint, async (request) => {
    await removeWaitingPhoto(services, accountOf(request).userId, request.params.id);
    return { success: true, message: successText('deleteOrderPhoto') };
  });
}
