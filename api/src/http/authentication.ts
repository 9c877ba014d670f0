import jwt from '@fastify/jwt';
import { type TokenPayload, tokenPayload } from '@kindcrate/contract/accounts';
import { type Role, roles } from '@kindcrate/contract/roles';
import type { ApiScope } from '@kindcrate/contract/staff-tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { readApiToken } from '../secret-codes.ts';
import { formatAlternatives } from '../texts/texts.ts';
import type { Access, Permissions } from './permissions.ts';
import { countHeaders } from './request-checks.ts';

/** How long a token and its session are valid. */
export const tokenLifetimeSeconds = 7 * 24 * 60 * 60;

const issuer = 'kindcrate';
const audience = 'kindcrate-site';

/** The account that makes a request, as proved by its token. */
export interface Account {
  userId: string;
  /** Empty for a personal API token. */
  sessionId: string;
  /** The scopes of a personal API token; undefined for a session. */
  scopes: readonly ApiScope[] | undefined;
  role: Role;
  /** The brand that a partner works for. */
  brandId: string | null;
  /** The organization that a volunteer works for. */
  organizationId: string | null;
  /** When the password was last verified in the session (ISO 8601), for `requireRecentLogin`; empty for an API token. */
  passwordVerifiedAt: string;
  /** Whether a staff account lacks the second factor that the desk requires. Until it has one, its role here is `donor`. */
  lacksSecondFactor: boolean;
}

interface FoundAccount {
  role: Role;
  brand_id: string | null;
  organization_id: string | null;
  lacksSecondFactor: boolean;
}

/** Finds the account of an open session, with its current role and workplace; the role in the token may be outdated. */
export type FindSession = (
  sessionId: string,
  userId: string,
  now: Date,
) => Promise<(FoundAccount & { confirmed_at: string }) | undefined>;

/** Finds personal API tokens, and counts their requests. */
export interface ApiTokenLookup {
  find(
    token: string,
    now: Date,
  ): Promise<(FoundAccount & { id: string; user_id: string; scopes: readonly ApiScope[] }) | undefined>;
  /** Counts a request. @throws Failure `too_many_requests`. */
  countRequest(id: string): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    findSession: FindSession;
    apiTokens: ApiTokenLookup;
  }
  interface FastifyRequest {
    account: Account | null;
    /** What the account may do with the endpoint. */
    access: Access;
  }
}

/** Signs and verifies tokens with HS256 and no other algorithm; every claim is required. */
export async function addAuthentication(
  app: FastifyInstance,
  tokenSecret: string,
  { findSession, apiTokens }: { findSession: FindSession; apiTokens: ApiTokenLookup },
): Promise<void> {
  await app.register(jwt, {
    secret: tokenSecret,
    sign: { algorithm: 'HS256' },
    verify: {
      // How many verified tokens are cached, so that their signatures are not verified again. Expiry and session are still
      // checked on every request.
      cache: 1_000,
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['iss', 'aud', 'sub', 'sid', 'username', 'role', 'exp'],
    },
  });
  app.decorate('findSession', findSession);
  app.decorate('apiTokens', apiTokens);
  app.decorateRequest('account', null);
  app.decorateRequest('access', 'log in');
}

/** Signs the token of a session that starts now. */
export function signToken(
  app: FastifyInstance,
  user: { id: string; username: string; role: Role },
  sessionId: string,
): string {
  const now = Math.floor(Date.now() / 1000);
  return app.jwt.sign({
    iss: issuer,
    aud: audience,
    sub: user.id,
    sid: sessionId,
    username: user.username,
    role: user.role,
    iat: now,
    exp: now + tokenLifetimeSeconds,
  });
}

/**
 * Reads a request's token, either the token of a session or a personal API token, and sets the request's account. It runs
 * before the body is read, so that an upload without a valid token costs nothing.
 * @throws Failure `unauthorized`; `bad_request` when there are two tokens; `too_many_requests` for a personal API token.
 */
export async function authenticate(request: FastifyRequest): Promise<void> {
  // If a header is repeated, `headers` has only the first one; `rawHeaders` alternates names and values.
  if (countHeaders(request.raw.rawHeaders, 'authorization') > 1) throw new Failure('bad_request.two_tokens');
  if (!request.headers.authorization) throw new Failure('unauthorized.no_token');
  const apiToken = readApiToken(request.headers.authorization);
  if (apiToken) return request.server.apiTokens.countRequest(await setApiTokenAccount(request, apiToken));
  const { sub: userId, sid: sessionId } = verifyToken(request);
  await setAccount(request, userId, sessionId);
}

/**
 * Checks the session or the personal API token of a request again, because it may have become invalid during a slow upload, or
 * while a stream was open.
 * @throws Failure `unauthorized`.
 */
export async function requireOpenSession(request: FastifyRequest): Promise<void> {
  const apiToken = readApiToken(request.headers.authorization);
  if (apiToken) return void (await setApiTokenAccount(request, apiToken));
  const { userId, sessionId } = accountOf(request);
  await setAccount(request, userId, sessionId);
}

async function setAccount(request: FastifyRequest, userId: string, sessionId: string): Promise<void> {
  const user = await request.server.findSession(sessionId, userId, new Date());
  if (!user) throw sessionEndedFailure();
  request.account = { ...toAccount(user), userId, sessionId, scopes: undefined, passwordVerifiedAt: user.confirmed_at };
}

/** @returns the id of the API token */
async function setApiTokenAccount(request: FastifyRequest, apiToken: string): Promise<string> {
  const found = await request.server.apiTokens.find(apiToken, new Date());
  if (!found) throw new Failure('unauthorized.api_token');
  const { id, user_id: userId, scopes } = found;
  request.account = { ...toAccount(found), userId, sessionId: '', scopes, passwordVerifiedAt: '' };
  return id;
}

function toAccount({ role, brand_id: brandId, organization_id: organizationId, lacksSecondFactor }: FoundAccount) {
  // Without its second factor, a staff account is a donor wherever its role is checked.
  return { role: lacksSecondFactor ? ('donor' as const) : role, brandId, organizationId, lacksSecondFactor };
}

/**
 * Sets the request's access if the endpoint's permissions allow the account's role.
 * @param scope the scope that a personal API token needs; undefined for an endpoint that API tokens may not use
 * @throws Failure `forbidden`, or `not_found` when the endpoint is hidden from the role; `second_factor_required` when only
 * the second factor is missing.
 */
export function requirePermission(
  request: FastifyRequest,
  permissions: Permissions,
  scope: ApiScope | undefined,
): void {
  const { role, lacksSecondFactor, scopes } = accountOf(request);
  if (scopes && !scope) throw new Failure('forbidden.api_token');
  if (scopes && scope && !scopes.includes(scope)) throw new Failure('forbidden.scope', { values: { scope } });
  const access = permissions[role];
  if (access === 'hidden') throw new Failure('not_found');
  if (access === 'forbidden') {
    if (lacksSecondFactor && permissions.staff === 'all') throw new Failure('second_factor_required');
    const allowed = roles.filter((each) => permissions[each] === 'all' || permissions[each] === 'own');
    throw new Failure('forbidden', { values: { role: formatAlternatives(allowed) } });
  }
  request.access = access;
}

/** Payloads that match the struct. The cache returns the same object for the same token, so each token is checked only once. */
const checkedPayloads = new WeakSet<object>();

function verifyToken(request: FastifyRequest): TokenPayload {
  const payload = readPayload(request);
  if (!isChecked(payload) && !tokenPayload.is(payload)) throw sessionEndedFailure();
  checkedPayloads.add(payload);
  return payload;
}

function isChecked(payload: unknown): payload is TokenPayload {
  return typeof payload === 'object' && payload !== null && checkedPayloads.has(payload);
}

/**
 * The cache keeps the errors of invalid tokens too (fast-jwt 6). The functions in their stack traces would keep the requests in
 * memory, so these errors are created without a stack trace.
 */
function readPayload(request: FastifyRequest): unknown {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const { jwt } = request.server;
    return jwt.verify(jwt.lookupToken(request));
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export function sessionEndedFailure(): Failure {
  return new Failure('unauthorized.session_ended');
}

/**
 * The account of a request to an endpoint that needs no token; undefined for a visitor. A token that is no longer valid is
 * ignored, and so is a personal API token, because it does not act on behalf of a donor.
 */
export async function findAccount(request: FastifyRequest): Promise<Account | undefined> {
  if (!request.headers.authorization || readApiToken(request.headers.authorization)) return undefined;
  try {
    await authenticate(request);
  } catch (error) {
    if (error instanceof Failure && error.code === 'unauthorized') return undefined;
    throw error;
  }
  return accountOf(request);
}

/** The account of a request whose token has been verified. @throws Failure `unauthorized`. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw sessionEndedFailure();
  return request.account;
}
