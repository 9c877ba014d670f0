/** Limits that the site and the API share (from section 9 of the specification, or our own where it sets none). */
export const limits = {
  /** Characters. */
  username: { min: 3, max: 10 },
  /** Digits of a phone number at registration. */
  phoneDigits: 11,
  /** Characters. OWASP ASVS 5.0 (6.2.1) requires at least 8, and recommends at least 15. */
  password: { min: 8, max: 128 },
  /** Sessions that are listed for one account. */
  listedSessions: 100,
  /** Pieces in one donation. */
  quantity: { min: 1, max: 100_000 },
  /** Items of one donation. */
  orderItems: 10,
  /** Walk-ins that one account can take in per hour and per day, and walk-ins per day for one email address, because each walk-in sends an email. */
  walkIns: { perHour: 40, perDay: 200, perEmailAndDay: 5 },
  /** Photos of one item. */
  itemPhotos: 4,
  /** Uploaded photos of one account that are not part of a donation yet. */
  waitingPhotos: 60,
  /** Coins in one redemption. */
  coins: { min: 1, max: 1_000_000 },
  /** Coins of one settlement entry. */
  settledCoins: 1_000_000_000,
  /** Settlement entries of one brand and month. */
  settlementEntries: 100,
  /** One payment, in the smallest unit of its currency. */
  payment: { min: 100, max: 10_000_000 },
  /** Bytes of the compressed document of a page: what a server can send in the first round trip (RFC 6928: ten segments). */
  document: 14_600,
  /** Characters of a single-line field. */
  line: 200,
  /** Characters of a contact message. */
  message: 5_000,
  /** Characters of one message about an order, or of a reply to a contact message. */
  threadText: 2_000,
  /** Messages in one thread. */
  threadMessages: 200,
  /** Messages that one person can write in an hour, as a donor and at the desk. */
  messagesPerHour: { donor: 20, desk: 120 },
  /** Characters of a reason, for example for declining an order. */
  reason: 500,
  /** Characters of an internal note. */
  note: 1_000,
  /** Notes about one order. */
  orderNotes: 100,
  /** Notes about one person. */
  personNotes: 100,
  /** Characters of a search. */
  search: 100,
  /** Characters of the description of a brand, an organization or a donation card. */
  paragraphs: 5_000,
  /** The highest revision: the maximum of PostgreSQL's `integer`, which has 32 bits. */
  revision: 2_147_483_647,
  /** Entries of one list of the catalog that can be reordered. */
  catalogEntries: 1_000,
  /** Images of one organization, including its card image. */
  organizationImages: 12,
  /** Characters of an email address, and of the part before its @ (RFC 5321, 4.5.3.1). */
  email: { address: 254, localPart: 64 },
  image: {
    /** Bytes of an uploaded file: 10 MiB. */
    bytes: 10 * 1024 * 1024,
    /** Pixels of each side of an uploaded image. */
    side: 12_000,
    /**
     * Width times height of an uploaded image. Decoding takes far more memory for animated images (every GIF counts as animated),
     * interlaced images and AVIF, and more time for HEIC. iPhones take photos of 24 megapixels by default.
     */
    pixels: { anyImage: 50_000_000, animatedOrInterlaced: 13_000_000, avif: 4_000_000, heic: 25_000_000 },
    /** The formats accepted for upload. */
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif'],
    /** Pixels of the longer side of a stored image: larger ones are scaled down. */
    storedSide: 1600,
  },
  /** A need: characters of its words and of its reason, and pieces of its target. */
  need: { words: { min: 2, max: 80 }, reason: { min: 2, max: 140 }, target: { min: 1, max: 100_000 } },
  /** Times that a donor prefers, or that the desk offers, for one handover. */
  handoverTimes: 3,
  /** Characters of the parts of an address; together they fit into `line`. */
  address: { street: 80, number: 20, city: 60, postalCode: 16 },
  /** How many years ahead the last day of a need may be. */
  needYears: 2,
  /** Needs of one organization. */
  needs: 100,
  /** Need categories, on both levels together. */
  needCategories: 200,
  /** Characters of the title of a need category. */
  needCategoryTitle: 60,
  /** Orders that one request can move. */
  movedOrders: 50,
  /** Saved texts of the desk, characters of a title, and characters of a reply; reasons have the limit `reason`. */
  savedText: { count: 100, title: 60, reply: 2000 },
  /** Organizations and needs that one person follows by email. */
  follows: 100,
  /**
   * The place of an organization: characters of a line, and of a house number or a postal code; spans of hours per day, closures,
   * and handovers per hour.
   */
  place: { line: 100, number: 20, spansPerDay: 3, closures: 50, capacity: { min: 1, max: 100 } },
  /** Characters of the name of a passkey. */
  passkeyName: 40,
  /** Passkeys of one account. */
  passkeys: 10,
  /** Characters of each field that a browser returns from WebAuthn. */
  passkeyData: 16_384,
  /** Characters of an Idempotency-Key header. */
  idempotencyKey: 128,
} as const;
