import { parseArgs } from 'node:util';
import { check } from '@kindcrate/contract/check';
import { isEmail } from '@kindcrate/contract/email';
import { newPassword } from '@kindcrate/contract/fields';
import { limits } from '@kindcrate/contract/limits';
import { messages } from '@kindcrate/contract/messages';
import { object } from 'superstruct';
import { addAuditEntry } from '../audit/repository.ts';
import type { UserRow } from '../database/schema.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { deleteSecondFactors, hasSecondFactor } from '../second-factors/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { unassignAll } from './assignment-repository.ts';
import { listClaims } from './claim-repository.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endOtherClaims } from './confirm-email.ts';
import { randomPassword, staffDefaults, toUserRow } from './create-account.ts';
import { type SecondFactorMessage, secondFactorMessageKind } from './mail.ts';
import { endSessions } from './session-repository.ts';
import { addUser, findUserByEmail, lockUser, updateBlock, updateRole } from './user-repository.ts';

/** The services that a staff command uses. */
export type CommandServices = Pick<Services, 'database' | 'passwords'>;

/** Thrown when a command cannot be carried out. The message is printed for the operator. */
export class CommandError extends Error {}

export interface StaffCommand {
  name: 'create' | 'promote' | 'remove-second-factor' | 'reset' | 'security-log';
  /** Empty only for `security-log`. */
  email: string;
  /** Whether the operator enters the password; true only for `create`. */
  readsPassword: boolean;
  /** Whether to unblock a blocked account; true only for `promote`. */
  unblocks: boolean;
}

const usage = `Usage:
  npm run staff -- create EMAIL                    creates a staff account and prints its password once
  npm run staff -- create EMAIL --password-stdin   the same, but asks for the password, or reads it from a pipe
  npm run staff -- promote EMAIL                   gives an existing account the role staff
  npm run staff -- promote EMAIL --unblock         the same, and unblocks the account if it is blocked
  npm run staff -- reset EMAIL                     prints a link that sets a new password, for any account
  npm run staff -- remove-second-factor EMAIL      turns off two-step login, for someone who lost their phone, passkeys and recovery codes
  npm run staff -- security-log                    lists failed logins and other events, without personal data
  npm run staff -- security-log EMAIL              the same for one email address`;

/** @throws CommandError when the arguments are invalid. */
export function readStaffCommand(args: string[]): StaffCommand {
  const { positionals, ...options } = parse(args);
  const [name, email = '', ...rest] = positionals;
  const isKnown = name === 'create' || (isCommandWithoutPassword(name) && !options.readsPassword);
  if (!isKnown || rest.length || (options.unblocks && name !== 'promote')) throw new CommandError(usage);
  if (name === 'security-log' && !email) return { name, email, ...options };
  if (!email) throw new CommandError(usage);
  if (!isEmail(email)) throw new CommandError(`${email} is not accepted. ${messages.email()}.`);
  return { name, email, ...options };
}

function isCommandWithoutPassword(name: string | undefined): name is Exclude<StaffCommand['name'], 'create'> {
  return name === 'promote' || name === 'remove-second-factor' || name === 'reset' || name === 'security-log';
}

function parse(args: string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { 'password-stdin': flag, unblock: flag };
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, readsPassword: values['password-stdin'], unblocks: values.unblock };
  } catch {
    throw new CommandError(usage);
  }
}

/**
 * Creates a staff account.
 * @param chosen the password; a random one if omitted
 * @returns the line to print
 * @throws CommandError when the email already has an account, or the password is too short, too long or too common.
 */
export async function createStaffAccount(services: CommandServices, email: string, chosen?: string): Promise<string> {
  const existing = await findUserByEmail(services.database, email);
  if (existing) throw accountExistsError(email, existing.role === 'staff');
  const password = chosen ?? randomPassword();
  const checked = check(object({ password: newPassword() }), { password });
  if (!checked.ok) throw new CommandError(`${checked.fields.password}.`);
  if (isCommonPassword(password)) throw new CommandError(`${messages.commonPassword}.`);
  const user = await toUserRow(services.passwords, { ...staffDefaults, username: usernameFor(email), email, password });
  if (!(await insertStaffAccount(services, user))) throw accountExistsError(email, false);
  return chosen === undefined
    ? `Staff login, shown only this once: ${email} with the password ${password}`
    : `${email} now has a staff account with the password you gave.`;
}

/**
 * Adds a staff account, and ends the claims that other accounts have on its email.
 * @returns false when another request has just taken the email.
 */
async function insertStaffAccount({ database }: CommandServices, user: UserRow): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await addUser(transaction, user))) return false;
    const now = new Date();
    await endOtherClaims(transaction, user.email, { keptId: user.id, now });
    const detail = auditDetail('staffCreated');
    await addAuditEntry(transaction, { ...actorAndSubject(user), action: 'created', detail }, now);
    await addSecurityEvent(transaction, { kind: 'role changed', accountId: user.id }, now);
    return true;
  });
}

/**
 * Gives an account the role staff, and ends its sessions, because their tokens contain the old role.
 * @param unblocks whether to unblock the account if it is blocked
 * @returns the line to print
 * @throws CommandError when no account has this email, or the account is blocked and `unblocks` is false.
 */
export async function promoteToStaff(
  { database }: CommandServices,
  email: string,
  { unblocks } = { unblocks: false },
): Promise<string> {
  const found = await findUserByEmail(database, email);
  if (!found) throw await noOwnerError(database, email);
  const now = new Date();
  const isChanged = await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, found.id);
    if (!user) return false;
    const isBlocked = user.blocked_at !== null;
    if (isBlocked && !unblocks) throw blockedError(email);
    if (isBlocked) await unblock(transaction, user, now);
    if (user.role !== 'staff') await promote(transaction, user, now);
    return isBlocked || user.role !== 'staff';
  });
  return isChanged ? `${email} is now staff and has to log in again.` : alreadyStaffMessage(email);
}

async function promote(transaction: Services['database'], user: UserRow, now: Date): Promise<void> {
  await updateRole(transaction, user.id, { role: 'staff', brandId: null, organizationId: null });
  await unassignAll(transaction, user.id);
  await endSessions(transaction, user.id, now);
  const detail = auditDetail('staffPromoted', { role: user.role });
  await addAuditEntry(transaction, { ...actorAndSubject(user), action: 'changed', detail }, now);
  await addSecurityEvent(transaction, { kind: 'role changed', accountId: user.id }, now);
}

async function unblock(transaction: Services['database'], user: UserRow, now: Date): Promise<void> {
  await updateBlock(transaction, user.id, null, now);
  const detail = auditDetail('onCommandLine');
  await addAuditEntry(transaction, { ...actorAndSubject(user), action: 'unblocked', detail }, now);
  await addSecurityEvent(transaction, { kind: 'account unblocked', accountId: user.id }, now);
}

/**
 * Removes an account's second factors and recovery codes, and ends its sessions. The password is not changed.
 * @returns the line to print
 * @throws CommandError when no account has this email.
 */
export async function removeSecondFactor({ database }: Pick<Services, 'database'>, email: string): Promise<string> {
  const found = await findUserByEmail(database, email);
  if (!found) throw new CommandError(noAccountMessage(email));
  const now = new Date();
  const isRemoved = await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, found.id);
    if (!user || !(await hasSecondFactor(transaction, user.id))) return false;
    await deleteSecondFactors(transaction, user.id);
    await endSessions(transaction, user.id, now);
    const message: SecondFactorMessage = { userId: user.id, event: 'removed' };
    await addMessage(transaction, secondFactorMessageKind, message, now.toISOString());
    const detail = auditDetail('secondFactorRemoved');
    await addAuditEntry(transaction, { ...actorAndSubject(user), action: 'changed', detail }, now);
    await addSecurityEvent(transaction, { kind: 'second factor removed', accountId: user.id }, now);
    return true;
  });
  return isRemoved
    ? `${email} now logs in with the password alone, and has to log in again.`
    : `${email} has no second factor. Nothing was changed.`;
}

/**
 * A command runs without a login, so the audit log also names the changed account as the actor. The audit log
 * calls every account a `donor`, whatever its role.
 */
export function actorAndSubject({ id }: UserRow) {
  return { actor_id: id, subject_kind: 'donor', subject_id: id } as const;
}

async function noOwnerError(database: Services['database'], email: string): Promise<CommandError> {
  if ((await listClaims(database, email)).length) {
    return new CommandError(`${email} is not confirmed yet. Ask its owner to confirm it first.`);
  }
  return new CommandError(`${noAccountMessage(email)} Create one: npm run staff -- create ${email}`);
}

function blockedError(email: string): CommandError {
  return new CommandError(
    `${email} is blocked, so nothing was changed. To unblock it and make it staff: npm run staff -- promote ${email} --unblock`,
  );
}

function accountExistsError(email: string, isStaff: boolean): CommandError {
  if (isStaff) return new CommandError(alreadyStaffMessage(email));
  return new CommandError(
    `${email} already has an account. To give it the role staff: npm run staff -- promote ${email}`,
  );
}

export const noAccountMessage = (email: string) => `There is no account with ${email}.`;

const alreadyStaffMessage = (email: string) => `${email} is already staff. Nothing was changed.`;

/** Derives a username from the email, so that members of staff can be told apart in the audit log, which shows usernames. */
function usernameFor(email: string): string {
  const { min, max } = limits.username;
  const name = email.split('@', 1)[0]?.slice(0, max) ?? '';
  return name.length >= min ? name : staffDefaults.username;
}
