import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need, NeedCategory } from '@kindcrate/contract/needs';
import { feedText, siteName } from '../texts/texts.ts';

interface Feed {
  needs: readonly Need[];
  categories: readonly NeedCategory[];
  /** The base of absolute URLs. */
  publicUrl: string;
  /** The address of the feed itself. */
  url: string;
  now: Date;
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toRss(feed: Feed): string {
  const items = feed.needs.map(
    (need) => `<item>
<title>${escapeXml(titleOf(need))}</title>
<link>${escapeXml(linkTo(need, feed))}</link>
<guid isPermaLink="false">${escapeXml(idOf(need, feed))}</guid>
<pubDate>${new Date(need.updatedAt).toUTCString()}</pubDate>
<category>${escapeXml(categoryOf(need, feed))}</category>
<description>${escapeXml(describe(need))}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(feedText('title'))}</title>
<link>${escapeXml(feed.publicUrl)}</link>
<description>${escapeXml(feedText('description'))}</description>
<language>en</language>
<lastBuildDate>${new Date(lastUpdateOf(feed)).toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.url)}"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  const entries = feed.needs.map(
    (need) => `<entry>
<id>${escapeXml(idOf(need, feed))}</id>
<title>${escapeXml(titleOf(need))}</title>
<link rel="alternate" type="text/html" href="${escapeXml(linkTo(need, feed))}"/>
<updated>${need.updatedAt}</updated>
<category term="${escapeXml(need.category)}" label="${escapeXml(categoryOf(need, feed))}"/>
<summary>${escapeXml(describe(need))}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(feed.url)}</id>
<title>${escapeXml(feedText('title'))}</title>
<subtitle>${escapeXml(feedText('description'))}</subtitle>
<updated>${lastUpdateOf(feed)}</updated>
<author><name>${escapeXml(siteName)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.url)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.publicUrl)}"/>
${entries.join('\n')}
</feed>
`;
}

/**
 * The time of the latest update of a need. For an empty feed, it is the beginning of the day, so that the feed's bytes, and with
 * them its ETag, change only once a day.
 */
function lastUpdateOf({ needs, now }: Feed): string {
  const times = needs.map((need) => need.updatedAt).toSorted();
  return times.at(-1) ?? `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
}

const titleOf = ({ organization, words }: Need) => feedText('entry', { organization: organization.title, words });

/** A URI that identifies the need but is not meant to be requested, which both formats allow. */
const idOf = ({ _id }: Need, { publicUrl }: Feed) => new URL(`/needs#${encodeURIComponent(_id)}`, publicUrl).href;

const linkTo = ({ organization }: Need, { publicUrl }: Feed) =>
  new URL(`/organizationdetails/${encodeURIComponent(organization._id)}`, publicUrl).href;

const categoryOf = ({ category }: Need, { categories }: Feed) =>
  categories.find(({ _id }) => _id === category)?.title ?? category;

function describe({ state, target, received, urgent, until, reason }: Need): string {
  if (state !== 'wanted') return join(feedText(state), reason);
  const remaining = remainingPieces({ target, received });
  const progress =
    target === null || remaining === null
      ? feedText('always', { received })
      : feedText('target', { remaining, received, target });
  return join(urgent && feedText('urgent'), progress, until && feedText('until', { until }));
}

const join = (...sentences: (string | false | null)[]) => sentences.filter(Boolean).join(' ');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or an attribute, and removes the characters that XML 1.0 does not allow. */
function escapeXml(text: string): string {
  const allowed = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
