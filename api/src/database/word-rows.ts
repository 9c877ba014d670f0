/** Finds orders by the words of their texts. `orders.search_text` has the same words. */
export interface OrderWordRow {
  word: string;
  order_id: string;
}

/** Finds people by the words of their names and addresses, and by their phone numbers. */
export interface UserWordRow {
  word: string;
  user_id: string;
}
