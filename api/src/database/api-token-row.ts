/** A personal API token. Revoking it deletes the row. */
export interface ApiTokenRow {
  id: string;
  /** The member of staff on whose behalf the token acts. */
  user_id: string;
  name: string;
  /** Separated by spaces. */
  scopes: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  /** The start of the hour in which the token was last used; null before its first use. */
  last_used_at: string | null;
}
