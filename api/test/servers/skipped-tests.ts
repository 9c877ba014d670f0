import type { Reason } from './reasons.ts';
import { skippedCatalogTests } from './skipped-catalog-tests.ts';
import { skippedHandoverTests } from './skipped-handover-tests.ts';
import { skippedNeedTests } from './skipped-need-tests.ts';

/** The titles of the tests that `npm run test:servers` skips, by file and reason. */
export const skippedTests: Record<string, Partial<Record<Reason, readonly string[]>>> = {
  ...skippedCatalogTests,
  ...skippedHandoverTests,
  ...skippedNeedTests,
  'accounts/check-password': {
    process: ['fails when the password changes, or the session ends, while the password is being compared'],
  },
  'accounts/confirm-email': {
    clock: ['expires after 30 minutes'],
  },
  'accounts/reset-password': {
    clock: ['expires after 30 minutes'],
  },
  'accounts/routes': {
    clock: ['are refused for 15 minutes after five failures on an account, even with the right password'],
    proxy: ['of 10 MiB of JSON is refused with 413'],
  },
  'accounts/second-step': {
    clock: [
      'expires after five minutes, and is deleted later',
      'lock the second step for 15 minutes after the fifth, even for the right code and a new challenge',
    ],
    process: ['still work after the token secret has changed, unlike codes from the app'],
  },
  'accounts/session-routes': {
    clock: ['is written at most once an hour, in the background, and never during a request that only reads'],
    proxy: ["is answered with 404 for another person's session and for ids that do not exist"],
  },
  'figures/routes': {
    memory: [
      'the public figures count an order that staff receive, until its goods turn out to be unusable',
      'the public figures stay the same until the next computation, however many orders arrive',
      'a hidden organization is not listed, but still counts in the public figures of all organizations',
      'a charity with fewer than ten received orders has no public figures',
      'threat 23: other sites may read the figures, without credentials, and a browser that already has them gets 304',
    ],
  },
  'follows/report-news': {
    clock: [
      'a long list of news is cut off, and ends with the number of needs that are left out',
      'a need that is added at the desk is news for people who already followed its organization',
      'an edit that makes a need wanted again is news, and any other edit is not',
      'the one-click unsubscribe address of an email with news contains the same code as the link in the email',
      'by the next run when a run is stopped',
      'a follower of an organization gets one email, which lists only those of its needs that became wanted after the follow began',
      'nobody gets more than one email with news a day: later news waits for the next day',
      'when fifty runs begin simultaneously, as on several servers',
      'when the process dies before its transaction is committed, and the next run tries again',
    ],
  },
  'follows/routes': {
    proxy: ['an organization or a need that does not exist'],
  },
  'follows/unsubscribe': {
    proxy: ['threat 55: an unsubscribe code that is forged, expired or for another purpose changes nothing'],
  },
  'database/upgrade': {
    process: [
      'accepts a retry of an old order, new orders, and the spending of coins',
      'lets a person from the release reset a forgotten password',
      'lists the session that was open, and lets its owner set up a second factor after the next login',
      'sends the same replies as before to requests with tokens from the release',
      'serves the photos from the release',
    ],
  },
  'disk/full-disk': {
    process: [
      '/ready reports that the disk is full',
      'donations, photos, registrations and messages are refused, and store nothing',
      'threat 43, finding 9: /ready warns when the disk is nearly full',
    ],
  },
  'http/address-limits': {
    clock: ['threat 18: the API limits the logins from one IP address in 15 minutes across all accounts'],
    process: ['the API refuses an IP address over its limit without a database write'],
    proxy: [
      'threat 18: the API counts requests by the last forwarded IP address, which the trusted proxy added itself',
    ],
    requests: [
      'the API counts an IPv6 /64 network as one IP address, and an IPv4-mapped address as its IPv4 address',
      'the API limits the other requests from one IP address in a minute, including those for unknown URLs, but not health checks',
      'the API multiplies the limits by ADDRESS_LIMIT_FACTOR',
      'threat 18: the API ignores a forged X-Forwarded-For header',
    ],
  },
  'http/authentication': {
    clock: ['a token expires after seven days'],
  },
  'http/image-routes': {
    process: [
      'a request for an image that does not exist makes two queries, the second for the photos of public outcomes',
    ],
    proxy: ['%00', '00000000000000000000000000000000.webp%00.png'],
  },
  'http/private-photos': {
    clock: ['is no longer found when its address has expired, and no cache keeps it longer'],
  },
  'http/requests-without-effect': {
    requests: ["GET %s changes no row, because browsers and other sites can send a GET without the user's knowledge"],
  },
  'http/uploads': {
    process: [
      'are refused with 503 when they have waited too long, and leave the queue',
      'of one account get 503 when too many wait, while another account can upload',
    ],
  },
  'messages/staff-routes': {
    proxy: ['a request with an unknown message id gets 404'],
  },
  'metrics/serve-metrics': {
    process: [
      'counts coins that were given, taken back and spent, but not those of a refused change',
      'counts requests by route, method and status, and shows no URL',
      'counts the runs of regular jobs',
      'counts the passwords that wait to be hashed',
      'has a count of 0 for both results of a regular job before its first run, so that its first failure shows as an increase',
      'shows the age of the oldest unsent email, and metrics of the queues, disk, event loop and, with PostgreSQL, connections',
    ],
  },
  'orders/public-outcomes': {
    process: ['disappears from the rendered pages as soon as the donor withdraws their consent'],
  },
  'orders/search': {
    process: [
      "threat 44: a volunteer's search finds their organization's orders, and runs the same statements whether or not other organizations have a match",
    ],
  },
  'orders/receive-items': {
    memory: [
      'a received quantity of %i without items is distributed among the items',
      'an order that fifty simultaneous requests receive is received once',
      'staff can receive some items and decline others, and each counts toward its own need',
    ],
  },
  'payments/routes': {
    clock: [
      'deletes payments that expired a day ago without being accepted, and no others',
      'refuses a payment as expired after an hour and leaves it unchanged',
    ],
  },
  'people/routes': {
    proxy: ['is refused with 404 for an unknown id'],
  },
  'postgres/move-database': {
    process: ['a database moves to PostgreSQL and back, and has the same rows and images after each move'],
  },
  'profile/routes': {
    process: [
      'is refused when the session that sets it ends while the password is being hashed',
      'makes a login with the old password fail, even if that password is being checked during the change',
    ],
  },
  'redemptions/clock': {
    clock: [
      'threat 13: a partner who reached the attempt limit while the clock was an hour ahead can continue once the clock is right',
      'threat 13: an overdue redemption that was read stays expired when the clock is set back',
      'threat 13: an overdue redemption that was repeated with its idempotency key stays expired when the clock is set back',
    ],
    process: ['on a full disk, an overdue redemption is shown as pending until its expiry can be stored'],
  },
  'redemptions/code-of-minute': {
    clock: [
      'the QR code of a profile stays the same for a minute and differs between minutes, donors and sessions',
      'the profile has a QR code that expires after one to two minutes',
      'threat 9: the QR code of a profile is refused after two minutes',
    ],
  },
  'redemptions/codes': {
    clock: [
      'threat 9: an expired redemption code is refused, even after it has been deleted',
      "threat 9: five wrong redemption codes in 15 minutes reach a partner's attempt limit, even if sent simultaneously or mixed with a valid one",
    ],
  },
  'redemptions/create-code': {
    clock: [
      'creating a redemption code deletes the expired codes of other donors',
      "creating a redemption code deletes the donor's expired codes",
      "creating a redemption code deletes the donor's oldest code when the donor already has three",
    ],
    process: ['on a full disk, no redemption code can be created, but the profile still has its QR code'],
  },
  'redemptions/routes': {
    clock: ['a redemption that the donor does not decide on in time expires for donor and partner, and costs nothing'],
  },
  'security-log/security-log': {
    proxy: [
      'the security log records a failed login with the account or the hash of the email address, and never with personal data',
    ],
  },
  'site/dictionaries': {
    memory: [
      'a reply that was compressed with a dictionary is not kept by any shared cache, and is not itself a dictionary',
      'a client whose dictionary is a page that was never offered as one gets an uncompressed page and a new dictionary',
      'a page that was sent before the catalog changed is still a dictionary for its new version',
      'a page with data and the 404 page are also compressed with a dictionary',
      'each combination of dictionary and coding has its own ETag, with which a request gets 304 only if the client accepts the coding',
      'gets a page that is compressed with the dictionary it has',
    ],
  },
  'site/pages-with-data': {
    memory: [
      'a change of the catalog that another server made is visible after four seconds',
      'contains a single brand or organization at the path that ends with its id',
      'shows the wanted needs, urgent ones first, if it is the home page, and all needs of an organization if it is the page of that organization',
      'is compressed for a client that accepts %s, with its own ETag',
      'is rendered again when goods for a need arrive, and when a need is edited',
      'is rendered with only the lists that it shows, whatever the letter case of its path',
      'happens once for many requests, and again only when the data of the page has changed',
      'leaves out a brand as soon as staff hide it, and its page is no longer found',
      'that fails keeps the previous version of a page, and leads to a 500 when there is none',
      'the sitemap gets the time of the latest change of each brand and organization that has been changed',
    ],
    proxy: ['is not found at /organizationdetails/%00'],
  },
  'staff-tokens/routes': {
    process: ['has its last use recorded in the database once the server has shut down'],
    requests: [
      "threat 52: an API token may send a limited number of requests a minute, without limiting other tokens or its owner's session",
    ],
  },
  'threads/staff-routes': {
    proxy: [
      'a request about threads with an invalid filter, cursor or change is refused with 400, and one for an unknown thread with 404',
    ],
  },
};
