export interface ComplaintRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  answered_at: string | null;
  answered_by: string | null;
}
