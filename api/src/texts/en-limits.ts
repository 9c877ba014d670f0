/** Failures when a rate limit is exceeded, by code. */
export const limitFailures = {
  'too_many_requests.codes':
    'There were too many wrong codes. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'too_many_requests.data_copies':
    'There were several downloads of this data in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'too_many_requests.emails':
    'There were several requests for this email in a short time. Check your inbox and your spam folder, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'too_many_requests.log_in':
    'There were too many wrong passwords for this account. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'too_many_requests.minutes':
    'There were too many requests in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'too_many_requests.seconds':
    'There were too many requests in a short time. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'too_many_requests.upload_size':
    'You have sent {megabytes} MB of photos in a day, which is all we can take from one account. Try again in {hours, plural, one {# hour} other {# hours}}.',
  'too_many_requests.uploads':
    'You have sent {uploads, plural, one {# photo} other {# photos}} in a day, which is all we can take from one account. Try again in {hours, plural, one {# hour} other {# hours}}.',
} as const;
