import { type ApiScope, type ApiToken, apiScopes } from '@kindcrate/contract/staff-tokens';
import type { ApiTokenRow } from '../database/api-token-row.ts';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { UserRow } from '../database/schema.ts';
import { type Cursor, isOlderThan, mapPage, type Page, pageSize, takePage, timeCursor } from '../paging/page.ts';

export async function addApiToken(database: Database, token: Omit<ApiTokenRow, 'last_used_at'>): Promise<void> {
  await database
    .insertInto('api_tokens')
    .values({ ...token, last_used_at: null })
    .execute();
}

/** Prepared, because every request with an API token runs it. */
const selectValidToken = prepareQuery((database, tokenHash: string, now: string) =>
  database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.scopes', 'api_tokens.last_used_at', 'api_tokens.user_id'])
    .select(['users.role', 'users.brand_id', 'users.organization_id'])
    .where('api_tokens.token_hash', '=', tokenHash)
    .where('api_tokens.expires_at', '>', now)
    .where('users.role', '=', 'staff')
    .where('users.blocked_at', 'is', null),
);

type ValidToken = Pick<ApiTokenRow, 'id' | 'user_id' | 'last_used_at'> &
  Pick<UserRow, 'role' | 'brand_id' | 'organization_id'> & { scopes: ApiScope[] };

/** The token with this hash and its account, unless it has expired, or its account is blocked or no longer staff. */
export async function findValidToken(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<ValidToken | undefined> {
  const [token] = await selectValidToken(database, tokenHash, now.toISOString());
  return token && { ...token, scopes: splitScopes(token.scopes) };
}

/** One page of the tokens of all accounts, newest first. */
export async function listApiTokens(database: Database, after: Cursor | undefined): Promise<Page<ApiToken>> {
  const rows = await selectTokens(database)
    .$call((query) => (after ? query.where(isOlderThan('api_tokens', after)) : query))
    .orderBy('api_tokens.created_at', 'desc')
    .orderBy('api_tokens.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, timeCursor), toApiToken);
}

export async function findApiToken(database: Database, id: string): Promise<ApiToken | undefined> {
  const row = await selectTokens(database).where('api_tokens.id', '=', id).executeTakeFirst();
  return row && toApiToken(row);
}

/** The tokens of an account, newest first. */
export async function listApiTokensOf(database: Database, userId: string): Promise<ApiTokenRow[]> {
  return database
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns the name of the token; undefined when there is none. */
export async function deleteApiToken(database: Database, id: string): Promise<string | undefined> {
  const deleted = await database.deleteFrom('api_tokens').where('id', '=', id).returning('name').executeTakeFirst();
  return deleted?.name;
}

export async function deleteApiTokensOf(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

/** Deletes the expired tokens of an account. */
export async function deleteExpiredTokensOf(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/** Records that tokens were used. @param hour the start of the hour in which they were used */
export async function updateLastTokenUse(database: Database, ids: string[], hour: string): Promise<void> {
  await database
    .updateTable('api_tokens')
    .set({ last_used_at: hour })
    .where('id', 'in', ids)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', hour)]))
    .execute();
}

function selectTokens(database: Database) {
  return database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.name', 'api_tokens.scopes', 'users.username as owner'])
    .select(['api_tokens.created_at', 'api_tokens.expires_at', 'api_tokens.last_used_at']);
}

type ListedToken = Awaited<ReturnType<ReturnType<typeof selectTokens>['execute']>>[number];

function toApiToken(row: ListedToken): ApiToken {
  return {
    _id: row.id,
    name: row.name,
    owner: row.owner,
    scopes: splitScopes(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}

function splitScopes(scopes: string): ApiScope[] {
  const stored = scopes.split(' ');
  return apiScopes.filter((scope) => stored.includes(scope));
}
