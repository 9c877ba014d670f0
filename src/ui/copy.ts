/** A link whose label and target an editor may change. */
export interface LinkCopy {
  label: string;
  href: string;
}

export interface FormCopy {
  submit: string;
  /** The title of the error summary when fields are invalid. */
  errorTitle: string;
  /** Shown when the request failed and the API gave no message. */
  failure: string;
}

/** Shown while there is no connection. */
export interface OfflineCopy {
  offline: string;
}

/** Shown when a form was filled in from its draft. */
export interface DraftCopy {
  draftRestored: string;
  clearDraft: string;
}
