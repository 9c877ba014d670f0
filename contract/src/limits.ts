/** Limits that the site and the API share (specification, section 9; where it sets none, our own). */
export const limits = {
  /** Characters. */
  username: { min: 3, max: 10 },
  /** Digits of a phone number at registration. */
  phoneDigits: 11,
  /** Characters; the lower bound is OWASP's for passwords without a second factor. */
  password: { min: 8, max: 128 },
  /** Pieces in one donation. */
  quantity: { min: 1, max: 100_000 },
  /** Coins in one redemption. */
  coins: { min: 1, max: 1_000_000 },
  /** Characters of a single-line text, and of a message. */
  line: 200,
  message: 5_000,
  /** Characters of the reason for a status change, and of a search. */
  reason: 500,
  search: 100,
  /** Characters of the description of a brand, an organization or a donation card. */
  paragraphs: 5_000,
  /** Edits of one entry: the largest integer that every database stores. */
  revision: 2_147_483_647,
  /** Images of one organization, its card image included. */
  organizationImages: 12,
  /** Characters of an email address, and of the part before its @ (RFC 5321, 4.5.3.1). */
  email: { address: 254, localPart: 64 },
  image: {
    /** The size of an uploaded file. */
    bytes: 10 * 1024 * 1024,
    /** Pixels of each side. */
    side: 12_000,
    /** Pixels in all. Animated (every GIF counts), interlaced and AVIF images take far more memory to decode. */
    pixels: { any: 50_000_000, animatedOrInterlaced: 13_000_000, avif: 4_000_000 },
    /** The formats accepted for upload. */
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    /** Larger images are scaled down to this many pixels on the longer side. */
    maxSide: 1600,
  },
  /** Characters of an Idempotency-Key header. */
  idempotencyKey: 128,
} as const;
