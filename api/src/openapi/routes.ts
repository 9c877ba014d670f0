import type { FastifyInstance } from 'fastify';
import type { RegisteredEndpoint } from '../http/registered-endpoints.ts';

/** What the two routes send: about 150 kB each. */
interface Documentation {
  json: string;
  page: { html: string; policy: string };
}

/**
 * Adds the routes for the description of the API: an OpenAPI document for programs, and a page for people.
 * @param endpoints the registered endpoints; more may be added until the first request arrives
 */
export function addApiDocs(app: FastifyInstance, endpoints: readonly RegisteredEndpoint[]): void {
  let documentation: Promise<Documentation> | undefined;
  const getDocumentation = () => {
    // After a failure, the next request tries again.
    documentation ??= build(endpoints).catch((error) => {
      documentation = undefined;
      throw error;
    });
    return documentation;
  };

  app.get('/api/openapi.json', async (_request, reply) => {
    const { json } = await getDocumentation();
    return reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }).send(json);
  });

  app.get('/docs', async (_request, reply) => {
    const { html, policy } = (await getDocumentation()).page;
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    return reply.header('content-security-policy', policy).send(html);
  });
}

/** The modules are loaded by the first request, because most servers never need them. */
async function build(endpoints: readonly RegisteredEndpoint[]): Promise<Documentation> {
  const [{ createDocument }, { renderDocsPage }] = await Promise.all([
    import('./document.ts'),
    import('./docs-page.ts'),
  ]);
  const document = createDocument(endpoints);
  return { json: JSON.stringify(document), page: renderDocsPage(document) };
}
