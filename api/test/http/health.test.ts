import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/config/environment.ts';
import { openTestApp } from '../support/test-app.ts';

test('the health check reports which version is running', async () => {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  const api = await openTestApp();
  expect((await api.get('/health')).body).toEqual({ success: true, message: 'running', version });
});
