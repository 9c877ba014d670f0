import { inApi, repositoriesOf, routesOf } from './api-folders.ts';
import { benchmarks } from './benchmark-rules.ts';
import type { Rule } from './check-imports.ts';
import { features } from './features.ts';
import { monitoring } from './monitoring-rules.ts';
import { releases } from './release-rules.ts';
import { contract, rule } from './rule.ts';
import { belowPages, belowUi, react, site } from './site-rules.ts';

/*
 * Which folder may import which. On the site: pages → layouts → components, islands; islands → ui → stores → lib → contract.
 * In the API: server → startup → app → features → http → services → images, mail → database, and startup → jobs → services.
 * Most of these folders also import the contract.
 * `npm run check` fails on an import that no rule allows, and on a folder that no rule covers. The first rule that matches a
 * file applies.
 */

const belowRepositories = `${inApi('images mail database paging')} ${contract}`;
/** What the domain rules of a feature may import. Domain rules are unrelated to the import rules in this file. */
const belowDomainRules = `${inApi('services.ts site-copy.ts transact.ts measurements.ts texts rate-limits concurrency config disk secret-codes.ts derived-keys.ts projection.ts qr-code.ts csv.ts failure.ts')} ${belowRepositories}`;

/** In a feature: routes → domain rules → repositories. Not every feature has all three. */
const layersOf = ([name, others]: [string, string]): Rule[] =>
  [
    rule(
      routesOf(name),
      `${inApi(`${name} ${others} http`)} ${repositoriesOf(`${name} ${others}`)} ${belowDomainRules}`,
      'fastify @fastify/rate-limit superstruct node:*',
      'routes import no other routes, and only the features that their own feature builds on',
    ),
    rule(
      repositoriesOf(name),
      `${repositoriesOf(others)} ${belowRepositories}`,
      'kysely node:crypto',
      'a repository only queries the database, and imports only repositories of its own feature and of the features that its feature builds on',
    ),
    rule(
      inApi(name),
      `${inApi(others)} ${repositoriesOf(`${name} ${others}`)} ${belowDomainRules}`,
      '@node-rs/argon2 @simplewebauthn/server fflate superstruct node:*',
      'domain rules import no routes, no Fastify and no SQL, and only the features that their own feature builds on',
    ),
  ].map((layer) => ({ ...layer, mayBeEmpty: true }));

/** The files in the root folder, not all files. */
const rootFiles = '*';
const everyFeature = Object.keys(features).join(' ');
const migrationHelpers = 'api/src/database/{append-only,engine}.ts';
const migrations = 'api/src/database/migrations/*';

const api = [
  rule(inApi('server.ts'), inApi('startup'), 'node:*', 'it only starts the server'),
  rule(
    inApi('startup'),
    `${inApi(`app.ts jobs backup ${everyFeature}`)} api/src/seed/** ${repositoriesOf(everyFeature)} ${belowDomainRules}`,
    'fastify node:*',
    'startup wires the parts together and answers no request itself',
  ),
  ...monitoring,
  rule(
    inApi('app.ts'),
    `${routesOf(everyFeature)} ${repositoriesOf('accounts api-tokens catalog copy outcomes second-factors')} ${inApi('site http metrics openapi secret-codes.ts services.ts site-copy.ts')}`,
    'fastify @fastify/cors',
    'it only registers routes, and leaves the work to the features',
  ),
  ...Object.entries(features).flatMap(layersOf),
  rule(
    inApi('site'),
    `${inApi('http config concurrency database services.ts site-copy.ts failure.ts')} ${repositoriesOf('catalog copy figures needs outcomes')} ${contract}`,
    'fastify @fastify/static @fastify/accept-negotiator superstruct node:*',
    'pages show only the catalog, the needs, the figures, the copy, and the outcomes of orders',
  ),
  rule(
    inApi('backup'),
    inApi('images database'),
    'age-encryption modern-tar superstruct node:*',
    'a backup copies tables and images, whatever they contain',
  ),
  rule(
    'api/src/seed/**',
    `${inApi('services.ts images concurrency database')} ${repositoriesOf('accounts orders')} ${contract}`,
    'kysely node:*',
    'the seed uses no domain rules, only the repositories that store accounts and orders with their search terms',
  ),
  rule(
    inApi('http'),
    belowDomainRules,
    'fastify @fastify/jwt @fastify/multipart @fastify/rate-limit superstruct node:*',
    'code that serves all endpoints must not depend on any feature',
  ),
  rule(
    inApi('jobs'),
    inApi('services.ts measurements.ts images mail database disk'),
    'fastify',
    'the functions that a job runs are passed to it',
  ),
  rule(
    inApi('services.ts'),
    inApi('images mail database concurrency config disk'),
    '',
    'features are built on the services, not the other way around',
  ),
  rule(
    inApi('mail'),
    `${inApi('database config')} ${contract}`,
    'nodemailer ical-generator node:*',
    'features write their own emails',
  ),
  rule(inApi('images/heic'), contract, 'libheif-js node:*', 'a decoder only turns bytes into pixels'),
  rule(
    inApi('images'),
    `${inApi('images/heic database concurrency derived-keys.ts failure.ts')} ${contract}`,
    'aws4fetch sharp node:*',
    'images must not depend on the features that show them',
  ),
  rule(
    inApi('rate-limits'),
    inApi('database concurrency failure.ts'),
    'kysely',
    'rate limits must not depend on what they limit',
  ),
  rule(
    inApi('config'),
    `${inApi('database')} ${contract}`,
    'fastest-levenshtein superstruct node:*',
    'settings are read before anything else',
  ),
  rule(migrationHelpers, '', 'kysely', 'migrations use these files, and what a migration does must never change'),
  rule(migrations, migrationHelpers, 'kysely', 'what a migration does must never change'),
  rule(
    inApi('database'),
    `${migrationHelpers} ${migrations} ${contract}`,
    'kysely pg node:*',
    'the database must not depend on the code that uses it',
  ),
  rule(inApi('disk'), '', 'node:*', 'it measures how full a disk is, whatever is stored there'),
  rule(inApi('paging'), `${inApi('failure.ts')} ${contract}`, 'kysely', 'all lists are paged in the same way'),
  rule(
    inApi('concurrency'),
    inApi('failure.ts'),
    'node:os node:child_process node:timers/promises',
    'queues must not depend on the tasks that wait in them',
  ),
  rule(
    inApi('site-copy.ts'),
    contract,
    '',
    "the desk uses this interface to the site's copy, so it must not depend on how pages are rendered",
  ),
  rule(inApi('csv.ts'), '', '', 'the format must not depend on the rows'),
  rule(inApi('qr-code.ts'), '', 'uqr', 'QR codes must not depend on their content'),
  rule(inApi('derived-keys.ts'), '', 'node:crypto', 'each feature defines the purpose of its own keys'),
  rule(inApi('projection.ts'), '', 'superstruct', 'it works on structs, and must not depend on endpoints'),
  rule(inApi('secret-codes.ts'), contract, 'node:crypto', 'each feature stores its own codes'),
  rule(
    inApi('transact.ts'),
    inApi('services.ts measurements.ts database images'),
    '',
    'it runs the effects of every feature without depending on any of them',
  ),
  rule(inApi('failure.ts'), `${inApi('texts')} ${contract}`, '', 'any code may throw a failure'),
  rule(inApi('texts'), contract, '', 'texts must not depend on where they are shown'),
];

const filesOf = (rules: Rule[]) => rules.map(({ files }) => files).join(' ');
const endToEnd = 'playwright @axe-core/playwright axe-core sharp node:*';

const tools = [
  rule('scripts/imports/*', '', 'typescript node:*', 'it checks any project that it is given'),
  rule('scripts/test-summary.ts', '', 'node:*', 'it only reads what the tests report'),
  rule(
    'scripts/*',
    `scripts/test-summary.ts scripts/imports/* scripts/release/* src/rendering/* ${inApi('server.ts startup doctor config database')}`,
    'playwright vitest node:*',
    'scripts start the parts of the project',
  ),
  ...benchmarks,
  ...releases,
  rule(
    'tests/unit/docs/*',
    `api/src/failure.ts ${contract}`,
    'vitest typescript node:*',
    'it compares documents with code',
  ),
  rule(
    'tests/unit/**',
    `${filesOf(site)} scripts/imports/* scripts/test-summary.ts ${filesOf(releases)} ${filesOf(benchmarks)} ${rootFiles}`,
    'vitest fast-check astro astro:content @keystatic/core react react-dom sharp yaml node:*',
    'unit tests cover the site, the contract, the scripts and the benchmarks; api/test covers the API',
  ),
  rule(
    'tests/component/**',
    `tests/component/** tests/e2e/** ${belowPages} src/workbench/**`,
    `vitest playwright axe-core astro ${react} yaml node:*`,
    'component tests mount islands in a browser, without the API',
  ),
  rule(
    'tests/e2e/**',
    `scripts/* ${inApi('qr-code.ts second-factors')} ${contract}`,
    `${endToEnd} html-validate`,
    'end-to-end tests use the site as a person does',
  ),
  rule(
    'tests/fixtures/second-site/**',
    `src/islands/*/** src/ui/** src/directives/* ${belowUi} tests/fixtures/second-site/**`,
    'astro @astrojs/react',
    'it mounts what any other site could: islands and ui',
  ),
  rule('tests/a11y/**', `tests/e2e/** ${contract}`, endToEnd, 'it tests the site from the outside'),
  rule(
    'api/test/**',
    `${filesOf(api)} scripts/* ${contract}`,
    'vitest @20minutes/s3rver @prometheus-io/lezer-promql @seriousme/openapi-schema-validator age-encryption ajv ajv-formats fast-check fast-xml-parser fastify fflate kysely modern-tar pg prom-client sharp superstruct uqr yaml node:*',
    'api/test covers the API and the contract',
  ),
  rule(
    rootFiles,
    'tests/component/** src/build/* src/content/** src/directives/* src/editor/* src/layouts/** src/rendering/* src/workbench/** scripts/*',
    'astro astro-icon @astrojs/react @keystatic/astro @keystatic/core playwright vitest @vitest/browser-playwright node:fs node:os',
    'these files configure tools',
  ),
];

export const rules: Rule[] = [...site, ...api, ...tools];
