import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { check } from '@kindcrate/contract/check';
import { isEmail } from '@kindcrate/contract/email';
import { newPassword } from '@kindcrate/contract/fields';
import { limits } from '@kindcrate/contract/limits';
import { object } from 'superstruct';
import type { Services } from '../services.ts';
import { prepareAccount } from './create-account.ts';
import { addStaffAccount, promoteToStaff } from './staff-repository.ts';
import { findUserByEmail } from './user-repository.ts';

/** What a command does with. */
export type CommandServices = Pick<Services, 'database' | 'passwords'>;

/** A command that cannot be done, with what to do instead. */
export class CommandError extends Error {}

export type StaffCommand = { name: 'create' | 'promote'; email: string; asksPassword: boolean };

const usage = `Usage:
  npm run staff -- create EMAIL                    makes an account of the staff and prints its password once
  npm run staff -- create EMAIL --password-stdin   the same with the password that it asks for, or reads from a pipe
  npm run staff -- promote EMAIL                   takes somebody who has an account onto the staff`;

/** @throws CommandError that says how it is used. */
export function readStaffCommand(parameters: string[]): StaffCommand {
  const { positionals, asksPassword } = parse(parameters);
  const [name, email = '', ...more] = positionals;
  const isKnown = name === 'create' || (name === 'promote' && !asksPassword);
  if (!isKnown || !email || more.length) throw new CommandError(usage);
  if (!isEmail(email)) throw new CommandError(`${email} is no e-mail address that ends in .com or .net.`);
  return { name, email, asksPassword };
}

function parse(args: string[]) {
  try {
    const options = { 'password-stdin': { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, asksPassword: values['password-stdin'] };
  } catch {
    throw new CommandError(usage);
  }
}

/**
 * Makes an account of the staff, once for each address.
 * @param given the password; one is made up without it
 * @returns what to tell whoever gave the command
 * @throws CommandError when the address has an account, or the password is too short or too long.
 */
export async function createStaff(services: CommandServices, email: string, given?: string): Promise<string> {
  const known = await findUserByEmail(services.database, email);
  if (known) throw hasAccount(email, known.role === 'staff');
  const password = given ?? randomBytes(12).toString('base64url');
  const checked = check(object({ password: newPassword() }), { password });
  if (!checked.ok) throw new CommandError(`${checked.fields.password}.`);
  const account = { username: nameOf(email), email, phone: '00000000000', password, role: 'staff' } as const;
  const isAdded = await addStaffAccount(services.database, await prepareAccount(services.passwords, account));
  if (!isAdded) throw hasAccount(email, false);
  return given === undefined
    ? `Staff log-in, shown only this once: ${email} with the password ${password}`
    : `${email} is of the staff now, with the password that you gave.`;
}

/** @returns what to tell whoever gave the command. */
export async function promote({ database }: CommandServices, email: string): Promise<string> {
  const user = await findUserByEmail(database, email);
  if (!user) throw new CommandError(`Nobody has an account with ${email}. Make one: npm run staff -- create ${email}`);
  return (await promoteToStaff(database, user.id))
    ? `${email} is of the staff now, and has to log in again.`
    : `${email} is of the staff already. Nothing was changed.`;
}

function hasAccount(email: string, isStaff: boolean): CommandError {
  if (isStaff) return new CommandError(`${email} is of the staff already. Nothing was changed.`);
  return new CommandError(
    `${email} has an account already. To take it onto the staff: npm run staff -- promote ${email}`,
  );
}

/** The trail shows names, so two of the staff should not have one. They can take another one in their profile. */
function nameOf(email: string): string {
  const { min, max } = limits.username;
  const name = email.split('@', 1)[0]?.slice(0, max) ?? '';
  return name.length >= min ? name : 'staff';
}
