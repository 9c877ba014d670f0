import { normalizeIP } from '@fastify/rate-limit';
import { logInEndpoint, registerEndpoint } from '@kindcrate/contract/accounts';
import { acceptEmailDomains } from '@kindcrate/contract/email';
import type { FastifyInstance } from 'fastify';
import { signToken, tokenLifetimeSeconds } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { createPseudonyms } from '../security-log/pseudonyms.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { describeDevice } from './describe-device.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { createLogIn } from './log-in.ts';
import { register } from './register.ts';

export function addAccountRoutes(route: AddRoute, services: Services, app: FastifyInstance): void {
  acceptEmailDomains(services.environment.ACCEPTED_EMAIL_DOMAINS);
  const logIn = createLogIn(services, tokenLifetimeSeconds);
  const deviceCookies = createDeviceCookies(services);
  const pseudonyms = createPseudonyms(services.tokenSecret);

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
    async (request, reply) => {
      const { email, password } = request.body;
      const { cookie, 'user-agent': userAgent } = request.headers;
      const { user, sessionId } = await logIn(email, password, {
        device: describeDevice(userAgent),
        knownDevice: deviceCookies.recognize(cookie, email),
        emailHash: pseudonyms.email(email),
        networkHash: pseudonyms.network(normalizeIP(request.ip)),
      });
      reply.header('set-cookie', deviceCookies.remember(cookie, email));
      return { success: true, message: successText('logIn'), token: signToken(app, user, sessionId) };
    },
    { limit: 'logins' },
  );
}
