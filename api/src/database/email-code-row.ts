/** A code that was sent in a link to an email address. The row is deleted when the code is used or revoked, or after it has expired. */
export interface EmailCodeRow {
  code_hash: string;
  user_id: string;
  /** `reset` sets a new password; `confirm` confirms the address. */
  purpose: 'reset' | 'confirm';
  email: string;
  created_at: string;
  expires_at: string;
}
