/** A word by which a search finds an order. `orders.search_text` has all words of the order. */
export interface OrderWordRow {
  word: string;
  order_id: string;
}

/** A word by which a search finds a person: part of the username or the email address, or the phone number. */
export interface UserWordRow {
  word: string;
  user_id: string;
}
