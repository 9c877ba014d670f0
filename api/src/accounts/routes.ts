import { normalizeIP } from '@fastify/rate-limit';
import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { acceptEmailDomains } from '@kindcrate/contract/email';
import { logInWithCodeEndpoint, logInWithPasskeyEndpoint } from '@kindcrate/contract/second-factors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '../database/schema.ts';
import { signToken, tokenLifetimeSeconds } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { createPseudonyms } from '../security-log/pseudonyms.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { describeDevice } from './describe-device.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { createLogIn } from './log-in.ts';
import type { LoginSource } from './open-session.ts';
import { register } from './register.ts';
import { createSecondStep, findPendingLogin } from './second-step.ts';

export function addAccountRoutes(route: AddRoute, services: Services, app: FastifyInstance): void {
  // The email fields of every endpoint's struct follow this setting.
  acceptEmailDomains(services.environment.ACCEPTED_EMAIL_DOMAINS);
  const logIn = createLogIn(services, tokenLifetimeSeconds);
  const secondStep = createSecondStep(services, tokenLifetimeSeconds);
  const deviceCookies = createDeviceCookies(services);
  const pseudonyms = createPseudonyms(services.tokenSecret);

  route(
    registerEndpoint,
    async ({ body: { confirmPassword: _, ...account } }, reply) => {
      await register(services, account);
      reply.code(201);
      return { success: true, message: successText('register') };
    },
    { limit: 'registrations', needsDiskSpace: true },
  );

  const sourceOf = ({ headers, ip }: FastifyRequest): LoginSource => ({
    device: describeDevice(headers['user-agent']),
    knownDeviceOf: (accountId) => deviceCookies.recognize(headers.cookie, accountId),
    networkHash: pseudonyms.network(normalizeIP(ip)),
  });
  /** Creates the reply to a completed login, with the cookie that makes the device a known one. */
  const toReply = (request: FastifyRequest, reply: FastifyReply, user: UserRow, sessionId: string) => {
    reply.header('set-cookie', deviceCookies.remember(request.headers.cookie, user.id));
    return { success: true, message: successText('logIn'), token: signToken(app, user, sessionId) };
  };

  route(
    logInEndpoint,
    async (request, reply) => {
      const { email, password } = request.body;
      const source = { ...sourceOf(request), emailHash: pseudonyms.email(email) };
      const result = await logIn(email, password, source);
      if ('sessionId' in result) return toReply(request, reply, result.user, result.sessionId);
      return { success: true, message: successText('logIn.secondStep'), secondFactor: result.secondFactor };
    },
    { limit: 'logins' },
  );

  route(
    logInWithCodeEndpoint,
    async (request, reply) => {
      const pending = await findPendingLogin(services, request.body.challenge);
      const sessionId = await secondStep.completeWithCode(pending, request.body.code, sourceOf(request));
      return toReply(request, reply, pending.user, sessionId);
    },
    { limit: 'logins' },
  );

  route(
    logInWithPasskeyEndpoint,
    async (request, reply) => {
      const pending = await findPendingLogin(services, request.body.challenge);
      const sessionId = await secondStep.completeWithPasskey(pending, request.body, sourceOf(request));
      return toReply(request, reply, pending.user, sessionId);
    },
    { limit: 'logins' },
  );
}
