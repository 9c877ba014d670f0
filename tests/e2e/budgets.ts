/**
 * Ten TCP segments of 1,460 bytes, which a server sends without waiting for the client (RFC 6928): the budget of every page's
 * document together with its headers.
 */
export const firstRoundTrip = 14_600;

/** In bytes. */
interface PageBudget {
  /** All style elements, uncompressed. */
  css: number;
  /** Of these, the rules that no state of the page can use (unusable-css.ts). */
  unusableCss: number;
  /** Scripts that a first visit fetches before anyone touches the page. */
  scriptsBeforeTouch: number;
  /** The same after scrolling to the end. */
  scriptsAfterScroll: number;
  /** The picture that is the largest paint of a wide screen, with its headers; 0 where that is text. */
  largestPicture: number;
}

const page = (css: number, unusableCss: number, largestPicture = 0): PageBudget => ({
  css,
  unusableCss,
  scriptsBeforeTouch: 0,
  scriptsAfterScroll: 0,
  largestPicture,
});

export const brandPage = '/branddetails/thimbleloaf-bakery';
export const organizationPage = '/organizationdetails/mantle-and-mitten';
export const missingPage = '/nothing-here';

/** The public pages. Budgets may be lowered, never raised. */
export const pageBudgets: Record<string, PageBudget> = {
  '/': page(14_500, 0),
  '/about': page(12_500, 0),
  '/donation': page(13_000, 0),
  [brandPage]: page(13_500, 0, 5_000),
  [organizationPage]: page(19_000, 0, 29_000),
  [missingPage]: page(8_000, 0),
  '/login': page(12_000, 0),
  '/register': page(12_500, 0),
  '/forgot': page(11_000, 0),
  '/privacy': page(9_000, 0),
  '/terms': page(9_000, 0),
  '/accessibility': page(9_000, 0),
};

/** The first illustration of a page, which its document contains, compressed by itself. */
export const inlinePicture = 3_000;

/** Each preloaded font, with its headers. */
export const font = 38_000;

/**
 * The code of each island in addition to the React runtime (scripts/island-sizes.ts). 6 kB are enough for an island without a
 * form, and 12 for the desk; those that have a line here are above that, and may only shrink.
 */
const largeIslands: Record<string, number> = {
  CardForm: 13_500,
  Coins: 18_800,
  ConfirmForm: 15_000,
  ContactForm: 16_600,
  DonationForm: 25_500,
  ForgotForm: 12_500,
  Invitation: 22_400,
  LoginForm: 17_700,
  PaymentFrame: 13_100,
  Profile: 35_400,
  Receipt: 9_100,
  RegisterForm: 18_900,
  ResetForm: 15_900,
  StaffDesk: 37_400,
};

export const islandBudget = (name: string): number => largeIslands[name] ?? 6_000;
