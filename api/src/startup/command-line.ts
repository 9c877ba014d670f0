import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { type Environment, readEnvironment } from '../config/environment.ts';
import { NoDatabaseError } from '../database/connections.ts';
import { DatabaseInUseError } from '../database/errors.ts';
import { explainStartFailure } from './explain-start-failure.ts';

/** Thrown when a command is called with wrong arguments. The message explains how to call it. */
export class UsageError extends Error {}

/**
 * Runs a command with the server's settings, and prints its result, or why it failed.
 * @returns the exit code.
 */
export async function runCommand(run: (environment: Environment) => Promise<string>): Promise<number> {
  try {
    process.stdout.write(`${await run(readEnvironment())}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${explainFailure(error as Error & { code?: string })}\n`);
    return 1;
  }
}

/** Returns one line for a failure that the operator can fix, and the stack for any other error. */
export function explainFailure(error: Error & { code?: string }): string {
  const isExplained = [UsageError, DatabaseInUseError, NoDatabaseError].some((kind) => error instanceof kind);
  // Wrong arguments, and file system errors, such as a missing file or a full disk.
  if (isExplained || error.code?.startsWith('ERR_PARSE_ARGS') || 'syscall' in error) return error.message;
  return explainStartFailure(error);
}

/** Reads one line from a pipe, or from the terminal without showing what is typed. */
export async function readSecret(label: string): Promise<string> {
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = await readLine(label, discarded);
  if (process.stdin.isTTY) process.stderr.write('\n');
  return line;
}

/**
 * Reads a new secret. In the terminal it has to be typed twice, because what is typed is not shown.
 * @throws UsageError when the two differ.
 */
export async function readNewSecret(label: string): Promise<string> {
  const secret = await readSecret(`${label}: `);
  if (process.stdin.isTTY && (await readSecret(`${label} again: `)) !== secret)
    throw new UsageError('The two entries differ. Nothing was done.');
  return secret;
}

/** Asks a question in the terminal. @returns whether the answer is `expected`; false without a terminal. */
export async function confirm(question: string, expected: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  return (await readLine(`${question} `, process.stderr)).trim() === expected;
}

async function readLine(label: string, echo: NodeJS.WritableStream): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(label);
  const lines = createInterface({ input: stdin, output: echo, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    // An open terminal would keep the process running.
    lines.close();
  }
}
