import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { readNewSecret } from '../../src/startup/command-line.ts';

/** Answers the questions that a command asks in a terminal, each with the next of the `answers`. @returns the questions */
function answerInTerminal(answers: string[]): string[] {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin);
  const questions: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (text === '\n') return true;
    questions.push(String(text));
    setImmediate(() => stdin.write(`${answers.shift()}\r`));
    return true;
  });
  return questions;
}

test('a new passphrase is asked for twice in the terminal', async () => {
  const questions = answerInTerminal(['a long passphrase', 'a long passphrase']);
  expect(await readNewSecret('Passphrase')).toBe('a long passphrase');
  expect(questions).toEqual(['Passphrase: ', 'Passphrase again: ']);
});

test('a new passphrase is refused when the second entry differs', async () => {
  answerInTerminal(['a long passphrase', 'a lomg passphrase']);
  await expect(readNewSecret('Passphrase')).rejects.toThrow('The two entries differ. Nothing was done.');
});

test('a new passphrase is read once from a pipe', async () => {
  const stdin = new PassThrough();
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin);
  stdin.end('a long passphrase\n');
  expect(await readNewSecret('Passphrase')).toBe('a long passphrase');
});
