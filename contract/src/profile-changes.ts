import { boolean, object, optional, refine } from 'superstruct';
import { jsonEndpoint, multipartEndpoint } from './endpoint.ts';
import { confirmPassword, file, newPassword, phone, username } from './fields.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

export const uploadProfilePhotoEndpoint = multipartEndpoint({
  method: 'PUT',
  path: '/profile/uploadphoto',
  needsToken: true,
  body: object({ image: file(messages.profileImage) }),
  reply: messageReply,
  accepts: object({ success: boolean() }),
});

/** One of the two possible bodies of `PUT /profile/update`. A missing field stays unchanged. */
export const contactDetails = refine(
  object({ username: optional(username()), phone: optional(phone()) }),
  'contactDetails',
  (value) => value.username !== undefined || value.phone !== undefined || messages.nothingToUpdate,
);

/** The other possible body of `PUT /profile/update`. */
export const passwordChange = object({ password: newPassword(), confirmPassword: confirmPassword() });

const update = { method: 'PUT', path: '/profile/update', needsToken: true, reply: messageReply } as const;

export const updateContactDetailsEndpoint = jsonEndpoint({ ...update, body: contactDetails });

export const changePasswordEndpoint = jsonEndpoint({ ...update, body: passwordChange });
