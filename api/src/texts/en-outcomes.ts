/** Failures about what became of donations, by code. */
export const outcomeFailures = {
  'conflict.outcome_edited':
    'The organization has changed this in the meantime. Reload the page to see it, and choose again.',
  'conflict.outcome_not_completed': 'This order is {status}. You can say what became of it once it is completed.',
  'conflict.outcome_without_donor': 'The donor has deleted their account, so nobody would see this.',
  'not_found.outcome': 'Nobody has said what became of this donation yet.',
} as const;

export const outcomeSuccesses = {
  'setOutcomeConsent.given':
    'Thank you. What became of your donation can now be shown on the organization’s page, without your name.',
  'setOutcomeConsent.withdrawn': 'What became of your donation is no longer shown on the organization’s page.',
  'updateOutcome.removed': 'The donor no longer sees what became of the donation.',
  'updateOutcome.saved': 'The donor can see what became of the donation.',
} as const;

export const outcomeAuditDetails = {
  'outcome.added': 'what became of the goods: added',
  'outcome.edited': 'what became of the goods: changed',
  'outcome.removed': 'what became of the goods: removed',
} as const;
