import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dictionaries } from './dictionaries.ts';
import { type Dictionary, dictionaryCodings } from './dictionary-compression.ts';
import type { Page } from './page.ts';

/** The encodings without a dictionary, best first. */
const plainEncodings = ['br', 'gzip', 'identity'] as const;

/** A body in one encoding. */
interface Variant {
  encoding: string;
  body: Uint8Array;
  /** Distinguishes the variants of a page; begins with the encoding. */
  tag: string;
}

/** Sends a page in the best encoding that the client accepts, or 304 when the client already has it. */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  dictionaries: Dictionaries,
): Promise<FastifyReply> {
  const accepted = headers['accept-encoding'] ?? 'identity';
  const isFound = reply.statusCode === 200;
  reply.headers({ ...page.headers, vary: 'accept-encoding, available-dictionary, sec-ch-ua' });
  reply.header('cache-control', page.isShared ? sharedCacheControl(60) : 'no-cache');
  const known = isFound && findKnown(page, headers['if-none-match'], accepted);
  if (known) return reply.code(304).header('etag', known).send();
  const dictionary = dictionaries.find(headers['available-dictionary']);
  if (!dictionary && isFound && canBeDictionary(page, headers['sec-ch-ua']))
    offerAsDictionary(reply, page, dictionaries);
  const compressed = dictionary && (await compress(page, dictionary, dictionaries, accepted));
  // Some shared caches ignore `Vary`, and would send this body to clients without the dictionary.
  if (compressed) reply.header('cache-control', 'private, no-cache');
  const { encoding, body, tag } = compressed ?? choosePlain(page, accepted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('etag', `"${page.version}-${tag}"`).send(body);
}

/**
 * Browsers revalidate each time, and usually get 304. For five seconds, a shared cache may answer without revalidating. For the
 * given number of seconds after that, it may still answer with the stored response while it requests a new one.
 */
const sharedCacheControl = (seconds: number) => `public, max-age=0, s-maxage=5, stale-while-revalidate=${seconds}`;

/** Finds an ETag that the client sent for this page, in an encoding that the client accepts. */
function findKnown({ version }: Page, ifNoneMatch: string | undefined, accepted: string) {
  // Proxies that change the encoding make a strong tag weak, so `W/` is ignored, as RFC 9110 requires for this header.
  const tags = ifNoneMatch?.matchAll(new RegExp(`"${version}-([a-z]+)[^"]*"`, 'g')) ?? [];
  for (const [tag, encoding = ''] of tags) {
    if (encoding === 'identity' || negotiate(accepted, [encoding])) return tag;
  }
  return undefined;
}

/**
 * Only Chromium sends `sec-ch-ua`. It keeps a page as a dictionary for as long as `stale-while-revalidate` allows, but still
 * revalidates the page before showing it. Firefox would show its stored page without revalidating it first.
 */
function canBeDictionary({ headers }: Page, clientHint: string | string[] | undefined): boolean {
  return (
    clientHint !== undefined &&
    dictionaryCodings.length > 0 &&
    headers['content-type']?.startsWith('text/html') === true
  );
}

/** Lets the client use this page as the dictionary for later ones (docs/decisions/0019). */
function offerAsDictionary(reply: FastifyReply, page: Page, dictionaries: Dictionaries): void {
  dictionaries.add(page);
  reply.header(
    'cache-control',
    page.isShared ? sharedCacheControl(300) : 'private, max-age=0, stale-while-revalidate=300',
  );
  reply.header('use-as-dictionary', 'match="/*", match-dest=("document")');
}

async function compress(
  page: Page,
  dictionary: Dictionary,
  dictionaries: Dictionaries,
  accepted: string,
): Promise<Variant | undefined> {
  const encoding = negotiate(accepted, [...dictionaryCodings, ...plainEncodings]);
  const coding = dictionaryCodings.find((candidate) => candidate === encoding);
  const body = coding && (await dictionaries.compress(page, coding, dictionary));
  return body && { encoding: coding, body, tag: `${coding}-${dictionary.hash.slice(0, 8)}` };
}

function choosePlain({ bodies }: Page, accepted: string): Variant {
  const available = plainEncodings.filter((encoding) => bodies[encoding]);
  const chosen = negotiate(accepted, available);
  const encoding = available.find((candidate) => candidate === chosen) ?? 'identity';
  return { encoding, body: bodies[encoding] ?? bodies.identity, tag: encoding };
}
