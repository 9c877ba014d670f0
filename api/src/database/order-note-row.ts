/** A note that someone at the desk wrote about an order. Donors never see it. */
export interface OrderNoteRow {
  id: string;
  order_id: string;
  author_id: string;
  text: string;
  created_at: string;
}
