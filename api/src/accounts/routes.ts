import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { signToken, tokenLifetime } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { createAccount } from './create-account.ts';
import { createGuardedLogIn } from './guarded-log-in.ts';
import { findAccount, openSession } from './log-in.ts';
import { findUserByEmail } from './user-repository.ts';

export function addAccountRoutes(answer: AnswerCall, services: Services, app: FastifyInstance): void {
  const guarded = createGuardedLogIn(services.database);

  answer(
    registerEndpoint,
    async ({ body: { confirmPassword: _, ...account } }, reply) => {
      // Asked before the costly hash; two at the same moment are told apart by the database.
      const isTaken = await findUserByEmail(services.database, account.email);
      if (isTaken || !(await createAccount(services, { ...account, role: 'donor' }))) throw emailTaken();
      reply.code(201);
      return { success: true, message: 'Your account is ready. Log in to make your first donation' };
    },
    { limit: 'registrations' },
  );

  answer(
    logInEndpoint,
    async ({ body: { email, password } }) => {
      const user = await guarded(email, () => findAccount(services, email, password));
      const sessionId = user && (await openSession(services, user, tokenLifetime));
      if (!sessionId) throw wrongCredentials();
      return { success: true, message: 'Login is successful', token: signToken(app, user, sessionId) };
    },
    { limit: 'logins' },
  );
}

function wrongCredentials(): Failure {
  return new Failure('wrong_credentials', 'Email or password is not right. Check both and try again');
}

function emailTaken(): Failure {
  const message = 'This email belongs to an account already. Log in, or register with another one';
  return new Failure('email_taken', message, { fields: { email: message } });
}
