export interface SecondFactorsCopy {
  title: string;
  lead: string;
  open: string;
  loading: string;
  failed: string;
  tryAgain: string;
  isOn: string;
  isOff: string;
  /** Shown to staff who cannot open the desk without a second factor. */
  isRequired: string;
  failure: string;
  offline: string;
  errorTitle: string;
  app: AuthenticatorCopy;
  passkeys: PasskeysCopy;
  removal: { question: string; confirm: string; keep: string };
  recovery: RecoveryCopy;
}

interface AuthenticatorCopy {
  title: string;
  lead: string;
  /** With `{time}`. */
  since: string;
  setUp: string;
  scan: string;
  imageAlt: string;
  secret: string;
  code: string;
  codeHint: string;
  submit: string;
  cancel: string;
  remove: string;
}

interface PasskeysCopy {
  title: string;
  lead: string;
  unsupported: string;
  name: string;
  nameHint: string;
  submit: string;
  declined: string;
  /** With `{time}`. */
  lastUsed: string;
  neverUsed: string;
  remove: string;
  /** The accessible name of `remove`, with `{name}`. The name contains `remove`. */
  removeNamed: string;
}

export interface RecoveryCopy {
  title: string;
  lead: string;
  /** With `{count}`. */
  left: string;
  renew: string;
  shown: string;
  copy: string;
  copied: string;
  notCopied: string;
  done: string;
}
