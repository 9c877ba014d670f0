import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Reads `.env` where there is one. What the environment says already wins. */
export function loadSettings(): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
