/** A note that a member of staff wrote about a person. It is deleted with that person's account. */
export interface PersonNoteRow {
  id: string;
  user_id: string;
  author_id: string;
  text: string;
  created_at: string;
}
