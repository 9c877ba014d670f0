import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { acceptEmailDomains } from '@kindcrate/contract/email';
import type { FastifyInstance } from 'fastify';
import { signToken, tokenLifetimeSeconds } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { createLogIn } from './log-in.ts';
import { register } from './register.ts';

export function addAccountRoutes(route: AddRoute, services: Services, app: FastifyInstance): void {
  acceptEmailDomains(services.environment.ACCEPTED_EMAIL_DOMAINS);
  const logIn = createLogIn(services, tokenLifetimeSeconds);

  route(
    registerEndpoint,
    async ({ body: { confirmPassword: _, ...account } }, reply) => {
      await register(services, account);
      reply.code(201);
      return { success: true, message: successText('register') };
    },
    { limit: 'registrations' },
  );

  route(
    logInEndpoint,
    async ({ body: { email, password } }) => {
      const { user, sessionId } = await logIn(email, password);
      return { success: true, message: successText('logIn'), token: signToken(app, user, sessionId) };
    },
    { limit: 'logins' },
  );
}
