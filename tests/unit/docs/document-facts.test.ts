import { expect, test } from 'vitest';
import { endpointsIn, pathsIn, scriptsIn, statusesIn, variablesIn } from './document-facts.ts';

test('the document check reads the endpoints of a table, with parameters in either form', () => {
  const table =
    '| method | purpose |\n|---|---|\n| `GET /brands/{id}` | a |\n| `PUT /order/:id/cancel` | b |\n`GET /prose`';
  expect(endpointsIn(table)).toEqual(['GET /brands/:id', 'PUT /order/:id/cancel']);
});

test('the document check reads error codes with one status or several', () => {
  expect(statusesIn('| `not_found` | 404 | a |\n| `image_refused` | 400, 413 | b |')).toEqual(
    new Map([
      ['not_found', [404]],
      ['image_refused', [400, 413]],
    ]),
  );
});

test('the document check reads the variables of a table, even several in one cell', () => {
  expect(variablesIn('| `PORT` | 4321 |\n| `STAFF_EMAIL`, `STAFF_PASSWORD` | a |\nset `HOST` | b |')).toEqual([
    'PORT',
    'STAFF_EMAIL',
    'STAFF_PASSWORD',
  ]);
});

test('the document check reads the npm scripts of a table, without their arguments', () => {
  expect(scriptsIn('| `npm start` | a |\n| `npm run test:e2e` | b |\n| `npm run staff -- create EMAIL` | c |')).toEqual(
    ['start', 'test:e2e', 'staff'],
  );
});

test('the document check reads paths in the repository, but neither patterns nor paths in other folders', () => {
  expect(pathsIn('`src/lib/api.ts`, `api/src/`, `src/islands/<name>/`, `src/*.ts`, `dist/`, `npm run check`')).toEqual([
    'src/lib/api.ts',
    'api/src/',
  ]);
});
