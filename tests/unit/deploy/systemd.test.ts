import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const unit = readFileSync(path.join(root, 'deploy/kindcrate.service'), 'utf8');
const valuesOf = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

test('the systemd service runs as its own user, without any capability', () => {
  expect(valuesOf('User')).toEqual(['kindcrate']);
  expect(valuesOf('CapabilityBoundingSet')).toEqual(['']);
  expect(valuesOf('NoNewPrivileges')).toEqual(['yes']);
});

test.each([
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'yes'],
  ['PrivateTmp', 'yes'],
  ['PrivateDevices', 'yes'],
  ['ProtectKernelTunables', 'yes'],
  ['ProtectKernelModules', 'yes'],
  ['ProtectControlGroups', 'yes'],
  ['RestrictNamespaces', 'yes'],
  ['RestrictSUIDSGID', 'yes'],
  ['LockPersonality', 'yes'],
  ['SystemCallArchitectures', 'native'],
])('the systemd service is sandboxed with %s=%s', (name, value) => {
  expect(valuesOf(name)).toEqual([value]);
});

test('the systemd service may execute the machine code that V8 generates', () => {
  expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
});

test('the systemd service writes only to the folders that systemd creates for it', () => {
  expect(valuesOf('Environment')).toEqual([
    'NODE_ENV=production',
    'DATA_FOLDER=/var/lib/kindcrate',
    'NODE_COMPILE_CACHE=/var/cache/kindcrate',
  ]);
  expect([valuesOf('StateDirectory'), valuesOf('CacheDirectory')]).toEqual([['kindcrate'], ['kindcrate']]);
  expect(valuesOf('UMask')).toEqual(['0077']);
});

test('systemd gives the server more time to stop than the longest shutdown takes', () => {
  const source = readFileSync(path.join(root, 'api/src/startup/start-server.ts'), 'utf8');
  const milliseconds = Number(/maxClosingTime = ([\d_]+)/.exec(source)?.[1]?.replaceAll('_', ''));
  expect(Number(valuesOf('TimeoutStopSec')[0]) * 1_000).toBeGreaterThan(milliseconds);
});
