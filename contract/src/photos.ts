import { assign, object, string } from 'superstruct';
import { bodylessEndpoint, multipartEndpoint } from './endpoint.ts';
import { file } from './fields.ts';
import { image } from './images.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

/** A photo that is not part of an order yet. */
export const waitingPhoto = object({ _id: string(), image });

/**
 * Uploads a photo for an item of a new order, or for the outcome of an order. A photo that is not used within two days is removed.
 * An account can have at most `limits.waitingPhotos` waiting photos.
 */
export const uploadPhotoEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/photos',
  needsToken: true,
  body: object({ image: file(messages.image) }),
  reply: assign(messageReply, object({ data: waitingPhoto })),
});

/** Deletes a photo that is not part of an order yet. */
export const deletePhotoEndpoint = bodylessEndpoint({
  method: 'DELETE',
  path: '/photos/:id',
  needsToken: true,
  reply: messageReply,
});
