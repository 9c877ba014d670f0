export interface SecurityEventRow {
  id: string;
  kind: string;
  account_id: string | null;
  /** The keyed hash of an email address without an account. */
  email_hash: string | null;
  /** The keyed hash of the network that the request came from. */
  network_hash: string | null;
  created_at: string;
}
