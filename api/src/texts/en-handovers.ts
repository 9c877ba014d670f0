/** Failures about handovers, by code. */
export const handoverFailures = {
  'conflict.handover_ended': 'This donation is {status}, so its handover can no longer change.',
  'conflict.order_not_accepted': 'This order is {status}. A handover can be agreed on only once the order is accepted.',
  'conflict.handover_time': 'That time has just been taken. Choose another one.',
  'conflict.no_times':
    'The organization has no available time for this. Check its hours and how many handovers it can take, or choose other times.',
  'conflict.departure_not_due': 'You can report this only on the day of a collection whose time has been agreed on.',
  'link_invalid.handover':
    'This link is no longer valid. Try the link in our newest email about your donation, or open the donation in your profile.',
  'not_found.handover': 'No handover has been arranged for this donation yet.',
} as const;

/** Messages about successful requests; those for a donor's answer are keyed by its action. */
export const handoverSuccesses = {
  'handover.ask': 'We received the times you suggested. You will get an email with our answer.',
  'handover.cancel':
    'The time has been canceled. Your donation itself hasn’t been canceled, and you can ask for another time.',
  'handover.take': 'The time has been agreed on. You will get an email with an entry for your calendar.',
  'updateHandover.cancel': 'The handover has been canceled. The donor gets an email if a time had been agreed on.',
  'updateHandover.leave': 'The donor gets an email saying that you are on your way.',
  'updateHandover.offer': 'The donor gets an email about the time.',
} as const;
