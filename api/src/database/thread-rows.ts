/** The thread about an order, or of a contact message. Its id is that of the order or message. */
export interface ThreadRow {
  id: string;
  /** Null for the thread of a contact message. */
  order_id: string | null;
  /** Null for the thread of an order. */
  complaint_id: string | null;
  /** The organization of the order. */
  organization_id: string | null;
  /** The number of messages, which is the sequence number of the last one. A contact message is the first of its own thread. */
  length: number;
  /** The sequence numbers of the last messages that the desk and the donor have read. */
  desk_read: number;
  donor_read: number;
  /** When the first message that waits for an answer was sent; null when none waits. */
  waiting_since: string | null;
  /** The time of the last message. */
  last_at: string;
  /** When the donor was last notified of a reply. */
  notified_at: string | null;
  /** The person at the desk who takes care of the thread. */
  assigned_to: string | null;
}

/** A message of a thread. A contact message itself is in `complaints`. */
export interface ThreadMessageRow {
  id: string;
  thread_id: string;
  sequence: number;
  /** 1 if the desk wrote the message. */
  from_desk: number;
  author_id: string;
  text: string;
  /** The Idempotency-Key of the request. */
  idempotency_key: string | null;
  created_at: string;
}
