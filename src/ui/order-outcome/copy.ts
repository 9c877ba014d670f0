export interface OrderOutcomeCopy {
  title: string;
  /** With `{charity}`. */
  photoAlt: string;
  /** With `{charity}`. */
  consent: string;
  consentHint: string;
  failure: string;
  loading: string;
  tryAgain: string;
}
