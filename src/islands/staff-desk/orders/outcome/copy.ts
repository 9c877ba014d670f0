export interface OutcomeCopy {
  title: string;
  hint: string;
  line: string;
  lineHint: string;
  photo: string;
  /** Says that nobody may be recognized who has not agreed. */
  photoHint: string;
  keepPhoto: string;
  photoAlt: string;
  consent: string;
  consentHint: string;
  /** Shown while it is public. */
  isShown: string;
  /** Shown while the donor has not agreed. */
  waits: string;
  save: string;
  uploading: string;
  cancelUpload: string;
  uploadCanceled: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
