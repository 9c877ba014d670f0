import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file, what it imports, and whether it may. Of the file's name only the folder and the ending count. */
const cases: [file: string, specifier: string, verdict: 'may' | 'may not'][] = [
  ['src/pages/login.astro', '../layouts/Layout.astro', 'may'],
  ['src/pages/login.astro', '../islands/login-form/LoginForm.tsx', 'may'],
  ['src/pages/login.astro', '../../api/src/app.ts', 'may not'],
  ['src/layouts/Layout.astro', '../components/Header.astro', 'may'],
  ['src/layouts/Layout.astro', '../pages/index.astro', 'may not'],
  ['src/components/Header.astro', '../elements/session-nav.ts', 'may'],
  ['src/components/Header.astro', '../pages/index.astro', 'may not'],
  ['src/islands/login-form/LoginForm.tsx', '../../stores/session.ts', 'may'],
  ['src/islands/login-form/LoginForm.tsx', '../field/Field.tsx', 'may'],
  ['src/islands/login-form/LoginForm.tsx', '../../components/Logo.astro', 'may not'],
  ['src/islands/login-form/LoginForm.tsx', '../../layouts/Layout.astro', 'may not'],
  ['src/elements/logo-grid.ts', '../stores/catalog.ts', 'may'],
  ['src/elements/logo-grid.ts', '../islands/field/Field.tsx', 'may not'],
  ['src/elements/logo-grid.ts', 'react', 'may not'],
  ['src/stores/session.ts', '../lib/api.ts', 'may'],
  ['src/stores/session.ts', '@kindcrate/contract/accounts', 'may'],
  ['src/stores/session.ts', '../islands/login-form/LoginForm.tsx', 'may not'],
  ['src/stores/session.ts', '../elements/logo-grid.ts', 'may not'],
  ['src/stores/session.ts', '@nanostores/react', 'may not'],
  ['src/lib/api.ts', '@kindcrate/contract/endpoint', 'may'],
  ['src/lib/api.ts', '../stores/session.ts', 'may not'],
  ['src/lib/api.ts', 'react', 'may not'],
  ['src/lib/api.ts', 'astro:content', 'may not'],
  ['contract/src/orders.ts', './fields.ts', 'may'],
  ['contract/src/orders.ts', 'superstruct', 'may'],
  ['contract/src/orders.ts', '../../src/lib/api.ts', 'may not'],
  ['contract/src/orders.ts', 'fastify', 'may not'],
  ['contract/src/orders.ts', 'node:fs', 'may not'],
  ['api/src/server.ts', './app.ts', 'may'],
  ['api/src/app.ts', './routes/orders.ts', 'may'],
  ['api/src/app.ts', './server.ts', 'may not'],
  ['api/src/orders/routes.ts', '../repositories/orders.ts', 'may'],
  ['api/src/orders/routes.ts', '@kindcrate/contract/orders', 'may'],
  ['api/src/orders/routes.ts', '../app.ts', 'may not'],
  ['api/src/http/authentication.ts', '../server.ts', 'may not'],
  ['api/src/orders/place-order.ts', '../repositories/orders.ts', 'may'],
  ['api/src/orders/place-order.ts', '../routes/orders.ts', 'may not'],
  ['api/src/orders/place-order.ts', 'fastify', 'may not'],
  ['api/src/orders/repository.ts', '../database/schema.ts', 'may'],
  ['api/src/orders/repository.ts', '../routes/orders.ts', 'may not'],
  ['api/src/orders/repository.ts', '../plugins/authentication.ts', 'may not'],
  ['api/src/database/schema.ts', '../repositories/orders.ts', 'may not'],
  ['api/src/database/schema.ts', '../../../src/lib/api.ts', 'may not'],
];

const root = path.resolve(import.meta.dirname, '../..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const tree = mkdtempSync(path.join(tmpdir(), 'import-direction-'));
let refused: string[] = [];

beforeAll(async () => {
  cpSync(path.join(root, 'biome.json'), path.join(tree, 'biome.json'));
  for (const [index, [file, specifier]] of cases.entries()) place(caseFile(index, file), `import '${specifier}';`);
  place('src/stores/type.ts', "import type { Form } from '../islands/form/Form.tsx';\nexport type Mine = Form;");
  place('src/stores/dynamic.ts', "export const load = () => import('../islands/form/Form.tsx');");
  place('src/components/Script.astro', "<p>Hello</p>\n<script>\n  import '../pages/login.ts';\n</script>");
  refused = await filesRefused();
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true }));

test.each(cases.map((row, index) => [...row, index] as const))('%s importing %s %s pass', (file, _, verdict, index) => {
  expect(refused.includes(caseFile(index, file))).toBe(verdict === 'may not');
});

test.each(['src/stores/type.ts', 'src/stores/dynamic.ts', 'src/components/Script.astro'])('finds it in %s', (file) => {
  expect(refused).toContain(file);
});

const caseFile = (index: number, file: string) => path.join(path.dirname(file), `case-${index}${path.extname(file)}`);

function place(file: string, source: string): void {
  const lines = file.endsWith('.astro') && source.startsWith('import') ? `---\n${source}\n---\n` : `${source}\n`;
  mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(tree, file), lines);
}

/** Runs the rule as `npm run check` does. Biome's exit code is 1 when it finds something, as it must here. */
async function filesRefused(): Promise<string[]> {
  const flags = [
    'lint',
    '--only=style/noRestrictedImports',
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
  ];
  const report = await promisify(execFile)(process.execPath, [biome, ...flags], { cwd: tree }).catch((error) => error);
  const { diagnostics } = JSON.parse(report.stdout) as { diagnostics: { location: { path: string } }[] };
  return diagnostics.map(({ location }) => location.path);
}
