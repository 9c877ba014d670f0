import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Loads `.env` if it exists. Variables that are already set take precedence. */
export function loadEnvFile(): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
