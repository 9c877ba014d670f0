import { array, enums, type Infer, integer, object, optional, refine, string } from 'superstruct';
import { roles } from './accounts.ts';
import { jsonCall, multipartCall, plainCall } from './call.ts';
import { confirmPassword, file, newPassword, phone, username } from './fields.ts';
import { messages } from './messages.ts';
import { order } from './orders.ts';
import { picture } from './pictures.ts';
import { writeReply } from './replies.ts';

export const profile = object({
  username: string(),
  email: string(),
  phone: string(),
  role: enums(roles),
  /** Coins to spend; never below 0. */
  coins: integer(),
  /** Newest first, all of them. */
  orders: array(order),
  profilephoto: picture,
  /** A QR code as a data URI; it holds a link with a code that works once. Empty when none can be stored just now. */
  qrcode: string(),
  /** ISO 8601; empty with `qrcode`. */
  qrcodeExpiresAt: string(),
});

export type Profile = Infer<typeof profile>;

export const showProfile = plainCall({
  method: 'GET',
  path: '/profile',
  needsToken: true,
  reply: object({ data: profile }),
});

export const uploadPhoto = multipartCall({
  method: 'PUT',
  path: '/profile/uploadphoto',
  needsToken: true,
  body: object({ image: file(messages.profileImage) }),
  reply: writeReply,
});

/** The first body of `PUT /profile/update`. What is left out stays as it is. */
export const contactDetails = refine(
  object({ username: optional(username()), phone: optional(phone()) }),
  'contactDetails',
  (value) => value.username !== undefined || value.phone !== undefined || messages.nothingToUpdate,
);

/** The second body of `PUT /profile/update`. */
export const passwordChange = object({ password: newPassword(), confirmPassword: confirmPassword() });

const update = { method: 'PUT', path: '/profile/update', needsToken: true, reply: writeReply } as const;

export const updateContactDetails = jsonCall({ ...update, body: contactDetails });

export const changePassword = jsonCall({ ...update, body: passwordChange });
