/** The authenticator app of an account. */
export interface AuthenticatorRow {
  user_id: string;
  /** Encrypted. */
  secret: string;
  /** The time step of the last code that was used. No code of this step or an earlier one works again. */
  last_step: number;
  created_at: string;
  /** When the first code was entered. Until then, the app does not count as a second factor. */
  confirmed_at: string | null;
}

export interface PasskeyRow {
  /** The credential's id in base64url. */
  id: string;
  user_id: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  /** How browsers reach the authenticator: names separated by commas. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface RecoveryCodeRow {
  id: string;
  user_id: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
}

export interface ChallengeRow {
  /** The hash of the challenge. */
  id: string;
  user_id: string;
  purpose: 'log-in' | 'new passkey';
  /** Derived from the password's hash, so that the challenge is no longer valid once the password has changed. */
  password_mark: string;
  expires_at: string;
}
