import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { unsubscribe } from './follow.ts';

interface Parameters {
  Params: { code: string };
}

/**
 * Adds the routes of the address in the header `List-Unsubscribe`. They are not in the contract, because RFC 8058
 * defines what email clients send. A request needs no login: the signed code in its path identifies the person, and is enough
 * to unsubscribe them.
 */
export function addOneClickRoutes(api: FastifyInstance, services: Services): void {
  // In a scope of its own, so that other endpoints still refuse forms.
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // RFC 8058 fixes the body, `List-Unsubscribe=One-Click`, so nothing in it has to be read.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

    scope.post<Parameters>('/unsubscribe/:code', async (request, reply) => {
      await unsubscribe(services, request.params.code);
      reply.header('cache-control', 'no-store');
      return { success: true, message: successText('unsubscribe') };
    });

    // Email clients without one-click unsubscribing open the address in a browser. Link scanners open it too, so it
    // must change nothing: it redirects to the page with a button. In that page's URL, the code follows `#`, so that the
    // browser does not send it again when it requests the page.
    scope.get<Parameters>('/unsubscribe/:code', async (request, reply) => {
      const page = new URL('/unsubscribe', services.environment.PUBLIC_URL);
      page.hash = request.params.code;
      return reply.header('cache-control', 'no-store').redirect(page.href, 303);
    });
  });
}
