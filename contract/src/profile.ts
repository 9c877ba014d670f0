import { array, assign, boolean, enums, type Infer, integer, number, object, optional, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { image, lenientImage } from './images.ts';
import { lenientOrder, order } from './orders.ts';
import { roles } from './roles.ts';

const qrCode = object({
  /** A QR code as a data URI. It encodes a link with a redemption code. */
  qrcode: string(),
  /** ISO 8601, one to two minutes from now. */
  qrcodeExpiresAt: string(),
});

/** Lets a partner request a donor's coins, once and within two minutes. */
export const redemptionCode = object({
  ...qrCode.schema,
  /** The code to type in if the camera does not work, such as `7Q2M-9XKD`. */
  shortCode: string(),
});

export type RedemptionCode = Infer<typeof redemptionCode>;

export const profile = object({
  username: string(),
  email: string(),
  /** Until the email is confirmed, the account gets no other email, can have only a few open orders, and cannot spend coins. */
  emailConfirmed: boolean(),
  phone: string(),
  role: enums(roles),
  /** Coins available to spend; never below 0. */
  coins: integer(),
  /** All orders, newest first. */
  orders: array(order),
  profilephoto: image,
  /** A code that lets a partner request coins. It stays the same for a minute, and cannot be typed. */
  ...qrCode.schema,
});

export type Profile = Infer<typeof profile>;

const lenientProfile = assign(
  profile,
  object({
    emailConfirmed: optional(boolean()),
    role: string(),
    coins: number(),
    orders: array(lenientOrder),
    profilephoto: lenientImage,
    qrcodeExpiresAt: optional(string()),
  }),
);

/** A profile as the site accepts it. */
export type LenientProfile = Infer<typeof lenientProfile>;

export const getProfileEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/profile',
  needsToken: true,
  reply: object({ data: profile }),
  accepts: object({ data: lenientProfile }),
});

/** Issues a new code that can also be typed, for a page on which the donor shows it to a partner. */
export const renewRedemptionCodeEndpoint = bodylessEndpoint({
  method: 'POST',
  path: '/profile/code',
  needsToken: true,
  reply: object({ data: redemptionCode }),
});
