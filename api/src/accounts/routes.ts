import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { acceptEmailDomains } from '@kindcrate/contract/email';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { signToken, tokenLifetimeSeconds } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { createAccount } from './create-account.ts';
import { createLogIn } from './log-in.ts';
import { findUserByEmail } from './user-repository.ts';

export function addAccountRoutes(route: AddRoute, services: Services, app: FastifyInstance): void {
  acceptEmailDomains(services.environment.ACCEPTED_EMAIL_DOMAINS);
  const logIn = createLogIn(services, tokenLifetimeSeconds);

  route(
    registerEndpoint,
    async ({ body: { confirmPassword: _, ...account } }, reply) => {
      // Avoids the expensive hash. Of two registrations at the same time, the database refuses the second.
      const isTaken = await findUserByEmail(services.database, account.email);
      if (isTaken || !(await createAccount(services, { ...account, role: 'donor' }))) {
        throw new Failure('email_taken', { field: 'email' });
      }
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
