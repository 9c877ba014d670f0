import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { signToken, tokenLifetime } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { createAccount } from './create-account.ts';
import { createGuardedLogIn } from './guarded-log-in.ts';
import { findAccount, openSession } from './log-in.ts';
import { findUserByEmail } from './user-repository.ts';

export function addAccountRoutes(answer: AddRoute, services: Services, app: FastifyInstance): void {
  const guarded = createGuardedLogIn(services.database);

  answer(
    registerEndpoint,
    async ({ body: { confirmPassword: _, ...account } }, reply) => {
      // Asked before the costly hash; two at the same moment are told apart by the database.
      const isTaken = await findUserByEmail(services.database, account.email);
      if (isTaken || !(await createAccount(services, { ...account, role: 'donor' })))
        throw new Failure('email_taken', { field: 'email' });
      reply.code(201);
      return { success: true, message: successText('register') };
    },
    { limit: 'registrations' },
  );

  answer(
    logInEndpoint,
    async ({ body: { email, password } }) => {
      const user = await guarded(email, () => findAccount(services, email, password));
      const sessionId = user && (await openSession(services, user, tokenLifetime));
      if (!sessionId) throw new Failure('wrong_credentials');
      return { success: true, message: successText('logIn'), token: signToken(app, user, sessionId) };
    },
    { limit: 'logins' },
  );
}
