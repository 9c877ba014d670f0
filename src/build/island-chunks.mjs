// @ts-check
import { basename } from 'node:path';

/**
 * How the code that islands share is divided into files, highest priority first; a group also receives what its files import. By
 * default, the bundler writes one file for each set of islands that share something, which made 21 files for the login form. A
 * browser requests at most six at a time over HTTP/1.1, and small files compress badly.
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
  response: ['lib/(api-error|endpoint-url|response)', 'contract/src/path-params'],
  stores: [
    'node_modules/@nanostores/react',
    'node_modules/nanostores/(atom|lifecycle|listen-keys|deep-map)',
    'stores/(resource|second-factor-required)',
    'ui/resource',
  ],
  session: ['stores/session'],
  read: ['lib/(prefetched-response|read|reply-shape)'],
  'session-reads': ['stores/session-reads'],
  loading: ['ui/on-demand/use-idle-prefetch', 'ui/spinner'],
  'arrow-keys': ['ui/arrow-keys'],
  'on-demand-part': ['ui/on-demand/OnDemandPart'],
  tabs: ['ui/tabs'],
  'try-again': ['ui/try-again'],
  account: ['lib/(profile|label-of)', 'stores/(profile|password-question)'],
  'async-button': ['ui/async-button/AsyncButton'],
  time: ['ui/time/Time'],
  'coin-rule': ['(lib|stores)/coin-rule', 'contract/src/coins-earned'],
  'paged-list': ['ui/paged-list', 'stores/paged-list'],
  field: ['ui/field/(Field|FieldFrame|phone-attributes)'],
  form: ['ui/form/(use-form-on-demand|ErrorSummary|OutcomeNotice|FormNotices|SubmitButton)'],
  'password-field': ['ui/field/PasswordField'],
  'draft-owner': ['ui/form/draft-owner', 'lib/account'],
  draft: ['ui/form/(use-draft|drafts)'],
  'account-form': ['ui/form/use-account-draft', 'ui/field/TextAreaField'],
  rules: ['contract/src/(limits|text-rules|redemption-codes|second-factor-codes|roles)'],
  reply: ['lib/reply', 'contract/src/(endpoint|replies)'],
  'end-session': ['stores/(end-session|notices|return-path)', 'lib/navigate-to'],
  request: ['lib/(api|upload)', 'stores/session-requests'],
  payment: ['ui/loaded', 'contract/src/payments'],
  facts: ['ui/facts'],
  fields: ['contract/src/(check|fields|messages)'],
  accounts: ['contract/src/(accounts|second-factors)'],
};

const codeChunks = Object.entries(groups).map(([name, patterns], index, { length }) => ({
  name,
  // Either a file, with an extension, or a folder.
  test: new RegExp(`[\\\\/](${patterns.join('|').replaceAll('/', '[\\\\/]')})(\\.\\w+$|[\\\\/])`),
  priority: length - index,
}));

/**
 * Keeps every style sheet out of the groups: an island that shares only a style sheet with a group would load the group's code. This
 * leaves no empty scripts, because Vite drops a chunk that has nothing but a style sheet.
 */
const styleChunks = {
  name: (/** @type {string} */ id) => basename(id).replace(/\.scss.*/, ''),
  test: /\.scss/,
  priority: codeChunks.length + 1,
};

/** For the bundler's option `output.codeSplitting.groups`. */
export const islandChunks = [styleChunks, ...codeChunks];
