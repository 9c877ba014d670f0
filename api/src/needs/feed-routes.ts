import { check } from '@kindcrate/contract/check';
import { listNeedsEndpoint } from '@kindcrate/contract/needs';
import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../failure.ts';
import { createCachedReplies } from '../http/cached-reply.ts';
import type { Services } from '../services.ts';
import { listNeedCategories } from './category-repository.ts';
import { toAtom, toRss } from './feed.ts';
import { listNeeds, type NeedFilter } from './repository.ts';

const formats = [
  { path: '/needs.rss', type: 'application/rss+xml', write: toRss },
  { path: '/needs.atom', type: 'application/atom+xml', write: toAtom },
] as const;

/** Serves the needs as RSS and Atom feeds. Like `listNeedsEndpoint`, they can be filtered, and read by scripts on any site. */
export function addNeedFeeds(app: FastifyInstance, { database, catalogVersion, environment }: Services): void {
  const publicUrl = environment.PUBLIC_URL;
  for (const { path, type, write } of formats) {
    const build = async (filter: NeedFilter) => {
      const now = new Date();
      const [needs, categories] = await Promise.all([listNeeds(database, now, filter), listNeedCategories(database)]);
      return write({ needs, categories, publicUrl, url: new URL(`${path}${toQuery(filter)}`, publicUrl).href, now });
    };
    const send = createCachedReplies(catalogVersion, build, { type: `${type}; charset=utf-8`, serialize: String });
    app.get(path, { config: { allowsEveryOrigin: true } }, async (request, reply) => {
      const checked = check(listNeedsEndpoint.query, request.query);
      if (!checked.ok) throw invalidFields(checked.fields);
      const { organization, category } = checked.value;
      return send({ organization, category }, request, reply);
    });
  }
}

function toQuery(filter: NeedFilter): string {
  const sent = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return sent.length ? `?${new URLSearchParams(sent)}` : '';
}
