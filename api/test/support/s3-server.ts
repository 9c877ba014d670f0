import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, hasEnded } from '../../../scripts/end-process.ts';
import type { S3Settings } from '../../src/images/s3-client.ts';
import { addCleanup } from './cleanup.ts';

/** An S3-compatible server with its own objects. */
export interface S3Server {
  port: number;
  /** The folder of its objects. */
  folder: string;
}

/** The only keys that s3rver knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts a server with empty buckets, and ends it after the tests of the file. */
export async function startS3Server(buckets: string[] = ['pictures']): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'kindcrate-s3-'));
  const child = fork(new URL('./s3-server-process.ts', import.meta.url), [folder, ...buckets], {
    execArgv: ['--openssl-legacy-provider', '--no-warnings'],
  });
  addCleanup(async () => {
    await endProcess(child, 'SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const [portOrExitCode] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (hasEnded(child)) throw new Error(`The S3-compatible server for the tests exited with code ${portOrExitCode}`);
  return { port: portOrExitCode, folder };
}

/** The settings for a bucket of the server, or of a proxy in front of it. */
export function s3Settings(port: number, changes: Partial<S3Settings> = {}): S3Settings {
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    region: 'us-east-1',
    usesPathStyle: true,
    ...keys,
    ...changes,
  };
}

/** The settings for a bucket of the server, as environment variables. */
export function s3Variables(port: number, bucket = 'pictures'): Record<string, string> {
  return {
    IMAGES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    IMAGES_S3_BUCKET: bucket,
    IMAGES_S3_ACCESS_KEY_ID: keys.accessKeyId,
    IMAGES_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
}
