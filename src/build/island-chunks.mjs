// @ts-check
import { basename } from 'node:path';

/**
 * How the code that islands share is divided into files, highest priority first; a group also receives what its files import. By
 * default, the bundler writes one file for each set of islands that share something, which made 21 files for the login form. A
 * browser requests at most six files at a time over HTTP/1.1, and each file costs about 0.15 kB, because others import it by name and
 * small files compress worse. So code that the same islands use is in one group. A group may also contain code that some of its
 * islands do not use, if that is less than 0.15 kB.
 * @type {Record<string, string[]>} names of packages, folders and files, as regular expressions
 */
const groups = {
  react: [
    'node_modules/(react|react-dom|scheduler)',
    'preload-helper',
    'ui/use-ready-event',
    'lib/(api-url|storage-keys|token)',
    'contract/src/message-format',
  ],
  'on-demand': ['lib/on-demand', 'ui/on-demand/use-on-demand'],
  loading: [
    'lib/(api-error|endpoint-url|response)',
    'contract/src/path-params',
    'ui/(spinner|try-again)',
    'ui/time/Time',
  ],
  data: [
    'node_modules/@nanostores/react',
    'node_modules/nanostores/(atom|listen-keys|deep-map)',
    'stores/(resource|second-factor-required|coin-rule)',
    'contract/src/coins-earned',
    'ui/(resource|on-demand/use-idle-prefetch)',
    'lib/(prefetched-response|read|reply-shape)',
  ],
  'session-reads': ['stores/session-reads'],
  'arrow-keys': ['ui/arrow-keys'],
  'on-demand-part': ['ui/on-demand/OnDemandPart'],
  tabs: ['ui/tabs'],
  account: ['lib/label-of', 'stores/(profile|password-question)'],
  'paged-list': ['ui/(paged-list|async-button/AsyncButton)', 'stores/paged-list'],
  field: ['ui/field/(Field|FieldFrame|phone-attributes)'],
  'order-parts': ['ui/(disclosure|status)', 'ui/async-button/(use-async-action|ActionNotice)', 'lib/order-quantity'],
  'order-links': ['lib/(label-page|thanks-path)', 'contract/src/order-number'],
  'select-field': ['ui/field/SelectField'],
  'read-gift': ['islands/donation-form/(handover/read-handover|items/read-items)'],
  'order-steps': ['ui/(order-history|order-items|order-progress)'],
  'handover-state': ['ui/handover/(HandoverState|format-time)'],
  desk: [
    'stores/staff-orders',
    'ui/id-in-url',
    'islands/staff-desk/(orders/status-form-name|orders/lazy-queue-actions|orders/lazy-queue-part)',
  ],
  form: ['ui/form/(use-form-on-demand|ErrorSummary|OutcomeNotice|FormNotices|SubmitButton)'],
  'password-field': ['ui/field/PasswordField'],
  'email-code': ['ui/email-code'],
  'draft-owner': ['ui/form/draft-owner', 'lib/account', 'ui/use-role'],
  draft: ['ui/form/(use-draft|drafts)'],
  'account-form': ['ui/form/use-account-draft', 'ui/field/TextAreaField'],
  'visit-cache': ['stores/visit-cache'],
  facts: ['ui/facts'],
  // Only a few islands need the groups from here on at first; the other islands load them on demand.
  rules: ['contract/src/(limits|text-rules|redemption-codes|second-factor-codes|roles)'],
  reply: ['lib/reply', 'contract/src/(endpoint|replies)'],
  request: [
    'node_modules/nanostores/lifecycle',
    'lib/(api|upload|navigate-to)',
    'stores/(session|session-requests|end-session|notices|return-path)',
    'contract/src/(check|fields|messages)',
  ],
  payment: ['ui/loaded', 'contract/src/payments'],
  accounts: ['contract/src/(accounts|second-factors)'],
  orders: ['contract/src/(images|orders|order-transitions)'],
  // What donors and the desk send about items, handovers and outcomes.
  'order-fields': [
    'contract/src/(lists|queries|addresses|handover[a-z-]*|outcome-(fields|messages)|order-(item[a-z-]*|handover|placement|receiving))',
  ],
  'password-check': ['stores/password-check', 'ui/form/UsernameForPasswordManagers'],
  threads: ['contract/src/threads'],
  'desk-parts': [
    'stores/(staff-order-changes|staff-brands)',
    'contract/src/(staff-fields|staff-threads)',
    'ui/async-button/ReloadButton',
  ],
};

const codeChunks = Object.entries(groups).map(([name, patterns], index, { length }) => ({
  name,
  // Either a file, with an extension, or a folder.
  test: new RegExp(`[\\\\/](${patterns.join('|').replaceAll('/', '[\\\\/]')})(\\.\\w+$|[\\\\/])`),
  priority: length - index,
}));

/**
 * Keeps every stylesheet out of the groups. Otherwise, an island that shares only a stylesheet with a group would have to load the
 * group's code. Separate stylesheets leave no empty scripts behind, because Vite drops a chunk that contains nothing but a stylesheet.
 */
const styleChunks = {
  name: (/** @type {string} */ id) => basename(id).replace(/\.scss.*/, ''),
  test: /\.scss/,
  priority: codeChunks.length + 1,
};

/** For the bundler's option `output.codeSplitting.groups`. */
export const islandChunks = [styleChunks, ...codeChunks];
