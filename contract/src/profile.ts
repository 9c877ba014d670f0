import { array, enums, type Infer, integer, object, optional, refine, string } from 'superstruct';
import { jsonEndpoint, multipartEndpoint, plainEndpoint } from './endpoint.ts';
import { confirmPassword, file, newPassword, phone, username } from './fields.ts';
import { messages } from './messages.ts';
import { order } from './orders.ts';
import { picture } from './pictures.ts';
import { writeReply } from './replies.ts';
import { roles } from './roles.ts';

/** What lets a partner ask for a donor's coins, once and for two minutes. All empty when none can be stored just now. */
export const redemptionCode = object({
  /** A QR code as a data URI; it holds a link with the code in it. */
  qrcode: string(),
  /** ISO 8601. */
  qrcodeExpiresAt: string(),
  /** The same to be typed, such as `7Q2M-9XKD`, for a camera that does not work. */
  shortCode: string(),
});

export type RedemptionCodeView = Infer<typeof redemptionCode>;

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
  ...redemptionCode.schema,
});

export type Profile = Infer<typeof profile>;

export const getProfileEndpoint = plainEndpoint({
  method: 'GET',
  path: '/profile',
  needsToken: true,
  reply: object({ data: profile }),
});

/** A new code, for a page that shows one for longer than it lives. */
export const renewCodeEndpoint = plainEndpoint({
  method: 'POST',
  path: '/profile/code',
  needsToken: true,
  reply: object({ data: redemptionCode }),
});

export const uploadPhotoEndpoint = multipartEndpoint({
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

export const updateContactDetailsEndpoint = jsonEndpoint({ ...update, body: contactDetails });

export const changePasswordEndpoint = jsonEndpoint({ ...update, body: passwordChange });
