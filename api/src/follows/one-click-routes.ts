import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { unsubscribe } from './follow.ts';

interface Parameters {
  Params: { code: string };
}

/**
 * The address in the header `List-Unsubscribe`. They are not in the contract, because RFC 8058 defines what email clients send. Only
 * the signature of the code proves that they may.
 */
export function addOneClickRoutes(api: FastifyInstance, services: Services): void {
  // In a scope of its own, so that other endpoints still refuse forms.
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body says `List-Unsubscribe=One-Click`. Whatever it says, there is only one thing to do.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

    scope.post<Parameters>('/unsubscribe/:code', async (request, reply) => {
      await unsubscribe(services, request.params.code);
      reply.header('cache-control', 'no-store');
      return { success: true, message: successText('unsubscribe') };
    });

    // Email clients that know no one-click unsubscribing open the address in a browser. Scanners of links do so too, so that it must
    // change nothing: it leads to the page with a button. The code follows `#`, so that no log has it.
    scope.get<Parameters>('/unsubscribe/:code', async (request, reply) => {
      const page = new URL('/unsubscribe', services.environment.PUBLIC_URL);
      page.hash = request.params.code;
      return reply.header('cache-control', 'no-store').redirect(page.href, 303);
    });
  });
}
