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
    'lib/(api-url|storage-keys)',
    'contract/src/message-format',
  ],
  'store-hook': ['node_modules/@nanostores/react', 'node_modules/nanostores/(listen-keys|deep-map)'],
  stores: ['node_modules/nanostores/(atom|lifecycle)'],
  session: ['stores/session'],
  'on-demand': ['lib/on-demand'],
  form: [
    'ui/form/(use-form-on-demand|ErrorSummary|OutcomeNotice|FormNotices|SubmitButton)',
    'ui/field/(Field|phone-attributes)',
  ],
  'password-field': ['ui/field/PasswordField'],
  draft: ['ui/form/(use-draft|drafts)'],
  'account-form': ['ui/form/(account-draft|use-account-draft)', 'ui/field/TextAreaField'],
  rules: ['contract/src/(limits|text-rules|redemption-codes|second-factor-codes|roles)'],
  reply: ['lib/reply', 'contract/src/(endpoint|replies)'],
  request: ['lib/(api|navigate-to)', 'stores/(notices|return-path)'],
  resource: ['stores/resource', 'ui/resource'],
  payment: ['ui/loaded', 'contract/src/payments'],
  view: ['ui/(time|facts)'],
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
