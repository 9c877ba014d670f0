import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkImports } from '../../../../scripts/imports/check-imports.ts';
import { rules } from '../../../../scripts/imports/rules.ts';

/** A file, which may be made up, and the existing file or package that it imports. */
type Case = [file: string, specifier: string];

const allowed: Case[] = [
  ['src/pages/login.astro', '../layouts/Layout.astro'],
  ['src/pages/login.astro', '../islands/login-form/LoginForm.tsx'],
  ['src/layouts/Layout.astro', '../components/Header.astro'],
  ['src/components/Header.astro', 'astro:content'],
  ['src/islands/login-form/LoginForm.tsx', '../../ui/field/Field.tsx'],
  ['src/islands/login-form/LoginForm.tsx', '../../stores/session.ts'],
  ['src/islands/staff-desk/orders/OrderQueue.tsx', '../StaffDesk.tsx'],
  ['src/ui/field/Field.tsx', '../form/use-form.ts'],
  ['src/pages/index.astro', '../rendering/catalog.ts'],
  ['src/stores/session.ts', '../lib/api.ts'],
  ['src/stores/session.ts', '@kindcrate/contract/accounts'],
  ['src/lib/api.ts', '@kindcrate/contract/endpoint'],
  ['contract/src/orders.ts', './fields.ts'],
  ['contract/src/orders.ts', 'superstruct'],
  ['api/src/server.ts', './startup/start-server.ts'],
  ['api/src/app.ts', './orders/routes.ts'],
  ['api/src/orders/routes.ts', './place-order.ts'],
  ['api/src/orders/staff-routes.ts', '../http/authentication.ts'],
  ['api/src/orders/staff-routes.ts', 'fastify'],
  ['api/src/orders/place-order.ts', './repository.ts'],
  ['api/src/orders/place-order.ts', '../catalog/organization-repository.ts'],
  ['api/src/orders/queue-repository.ts', 'kysely'],
  ['api/src/orders/queue-repository.ts', '../database/schema.ts'],
  ['api/src/database/migrations/0001-accounts.ts', '../append-only.ts'],
  ['tests/e2e/journey.test.ts', '../../scripts/run.ts'],
];

const refused: Case[] = [
  ['src/pages/login.astro', '../../api/src/app.ts'],
  ['src/layouts/Layout.astro', '../pages/index.astro'],
  ['src/components/Header.astro', '../pages/index.astro'],
  ['src/components/Header.astro', '../islands/login-form/LoginForm.tsx'],
  ['src/islands/login-form/LoginForm.tsx', '../register-form/RegisterForm.tsx'],
  ['src/islands/login-form/LoginForm.tsx', '../../components/Logo.astro'],
  ['src/islands/login-form/LoginForm.tsx', '../../layouts/Layout.astro'],
  ['src/islands/login-form/LoginForm.tsx', '../../content/copy.ts'],
  ['src/islands/login-form/LoginForm.tsx', '../../rendering/catalog.ts'],
  ['src/islands/login-form/LoginForm.tsx', 'astro:assets'],
  ['src/ui/field/Field.tsx', '../../islands/login-form/LoginForm.tsx'],
  ['src/rendering/entry.ts', '../pages/index.astro'],
  ['src/rendering/entry.ts', 'react'],
  ['src/stores/session.ts', '../islands/login-form/LoginForm.tsx'],
  ['src/stores/session.ts', '../rendering/catalog.ts'],
  ['src/stores/session.ts', '@nanostores/react'],
  ['src/lib/api.ts', '../stores/session.ts'],
  ['src/lib/api.ts', 'react'],
  ['src/lib/api.ts', 'astro:content'],
  ['contract/src/orders.ts', '../../src/lib/api.ts'],
  ['contract/src/orders.ts', 'fastify'],
  ['contract/src/orders.ts', 'node:fs'],
  ['api/src/app.ts', './server.ts'],
  ['api/src/app.ts', './orders/place-order.ts'],
  ['api/src/orders/routes.ts', '../app.ts'],
  ['api/src/orders/routes.ts', '../coins/routes.ts'],
  ['api/src/orders/place-order.ts', './routes.ts'],
  ['api/src/orders/place-order.ts', '../redemptions/request-redemption.ts'],
  ['api/src/orders/place-order.ts', 'fastify'],
  ['api/src/orders/place-order.ts', 'kysely'],
  ['api/src/orders/repository.ts', './place-order.ts'],
  ['api/src/orders/repository.ts', '../redemptions/repository.ts'],
  ['api/src/orders/repository.ts', '../redemptions/request-redemption.ts'],
  ['api/src/http/authentication.ts', '../server.ts'],
  ['api/src/http/authentication.ts', '../orders/routes.ts'],
  ['api/src/http/authentication.ts', '../accounts/session-repository.ts'],
  ['api/src/images/repository.ts', '../catalog/entry-repository.ts'],
  ['api/src/mail/write-mail.ts', '../orders/mail.ts'],
  ['api/src/database/schema.ts', '../orders/repository.ts'],
  ['api/src/database/schema.ts', '../../../src/lib/api.ts'],
  ['api/src/database/migrations/0001-accounts.ts', '../schema.ts'],
  ['tests/e2e/journey.test.ts', '../../src/lib/api.ts'],
];

const cwd = path.resolve(import.meta.dirname, '../../../..');
const realFiles = globSync('{src,api/src,contract/src,scripts,tests/e2e}/**/*.*', { cwd });
const sources = Map.groupBy([...allowed, ...refused], ([file]) => file);
const files = [...new Set([...realFiles, ...sources.keys()])];
const { problems } = checkImports({ files, read: (file) => sourceWith(sources.get(file) ?? []) }, rules);

/** One import per line, starting at line 2: line 1 is the `---` that opens the frontmatter of an Astro file. */
function sourceWith(cases: Case[]): string {
  return ['---', ...cases.map(([, specifier]) => `import '${specifier}';`), '---'].join('\n');
}

function problemOf([file, specifier]: Case): string | undefined {
  const line = 2 + (sources.get(file) ?? []).findIndex((other) => other[1] === specifier);
  return problems.find((problem) => problem.startsWith(`${file}:${line} imports `));
}

test.each(allowed)('the import rules let %s import %s', (...imported) => {
  expect(problemOf(imported)).toBeUndefined();
});

test.each(refused)('the import rules do not let %s import %s', (...imported) => {
  expect(problemOf(imported)).toMatch(/, which \S+ may not import: /);
});

test('the import rules cover every folder', () => {
  expect(problems.filter((problem) => problem.startsWith('No rule'))).toEqual([]);
});
