/** What staff noted about a person. Deleted with that person's account. */
export interface PersonNoteRow {
  id: string;
  user_id: string;
  author_id: string;
  text: string;
  created_at: string;
}
