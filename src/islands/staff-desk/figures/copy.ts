export interface FiguresCopy {
  /** Shown to volunteers. */
  ownOrganization: string;
  from: string;
  to: string;
  print: string;
  download: string;
  /** Without the extension. */
  fileName: string;
  /** With `{time}` and `{zone}`. */
  computed: string;
  placed: string;
  received: string;
  pieces: string;
  completed: string;
  days: string;
  daysHint: string;
  declined: string;
  coinsGiven: string;
  coinsSpent: string;
  coinsOpen: string;
  /** Shown instead of an unknown number. */
  noValue: string;
  byOrganization: FigureChartsCopy;
  byMonth: string;
  month: string;
  organizations: string;
  organization: string;
  all: string;
  categories: string;
  noCategory: string;
  noPieces: string;
  reasons: string;
  noReason: string;
  otherReasons: string;
  noReasons: string;
  brands: string;
  brand: string;
  redemptions: string;
  coins: string;
  noBrands: string;
}

export interface FigureChartsCopy {
  title: string;
  /** With `{max}`, the number at the upper edge of every chart. */
  scale: string;
  /** The accessible name of a chart, with `{organization}`, `{pieces}`, `{from}` and `{to}`. */
  chart: string;
  asTable: string;
}
