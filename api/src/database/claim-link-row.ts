/** Lets the reader of an email add a walk-in to their account. The row is deleted when that happens, and when the link expires. */
export interface ClaimLinkRow {
  order_id: string;
  email: string;
  /** The address in lowercase, for comparison. */
  email_key: string;
  /** SHA-256 of the code; null until the email is written. */
  code_hash: string | null;
  expires_at: string;
}
