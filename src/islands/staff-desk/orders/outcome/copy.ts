export interface OutcomeCopy {
  title: string;
  hint: string;
  line: string;
  lineHint: string;
  photo: string;
  /** Says that nobody may be recognizable without their consent. */
  photoHint: string;
  keepPhoto: string;
  photoAlt: string;
  consent: string;
  consentHint: string;
  /** Shown while the outcome is public. */
  isShown: string;
  /** Shown while the donor has not consented. */
  waits: string;
  save: string;
  uploading: string;
  cancelUpload: string;
  uploadCanceled: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
