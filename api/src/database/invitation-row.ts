import type { Role } from '@kindcrate/contract/roles';

/** The offer of a role to an email address. Times are ISO 8601. */
export interface InvitationRow {
  id: string;
  email: string;
  email_key: string;
  role: Role;
  brand_id: string | null;
  organization_id: string | null;
  /** The hash of the code in the link; null until the email is written. */
  code_hash: string | null;
  invited_by: string;
  created_at: string;
  expires_at: string;
  /** When the invitation was accepted, withdrawn, or replaced by another one. */
  ended_at: string | null;
}
