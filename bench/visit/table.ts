import { listMissedGoals, listMissedGoalsOfGuardedPage, ratioGoals } from './goals.ts';
import { categories, formFactors } from './lighthouse.ts';
import {
  type GuardedRecord,
  intervalConfidence,
  medianOf,
  type PageRecord,
  type Peer,
  type Ratio,
  ratioTo,
} from './records.ts';
import { type Bytes, byteKinds } from './transfers.ts';

/** The machine, programs and settings of the measurements, by name. */
export type Conditions = Record<string, string>;

export interface Measurements {
  conditions: Conditions;
  pages: PageRecord[];
  guarded: GuardedRecord[];
}

const peers: { peer: Peer; title: string }[] = [
  { peer: 'blank', title: 'blank page' },
  { peer: 'withoutScripts', title: 'without scripts' },
  { peer: 'app', title: 'single-page app' },
];
const figures = ['fcp', 'lcp'] as const;

const bytesNote = 'Bytes of a first visit on a phone, without scrolling:';

/** The generated part of docs/performance.md. */
export function formatTables({ conditions, pages, guarded }: Measurements): string {
  const missed = [...pages.flatMap(listMissedGoals), ...guarded.flatMap(listMissedGoalsOfGuardedPage)];
  return [
    Object.entries(conditions)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    ...(pages.length ? [confidenceNote(pages), speedTable(pages), bytesNote, bytesTable(pages)] : []),
    `Lighthouse's scores (${categories.join(', ')}):`,
    scoresTable(pages, guarded),
    missed.length ? `Goals missed:\n\n${missed.map((goal) => `- ${goal}`).join('\n')}` : 'All goals are met.',
  ].join('\n\n');
}

function confidenceNote(pages: PageRecord[]): string {
  const rounds = Math.min(...pages.map((page) => page.rounds.length));
  const confidence = (intervalConfidence(rounds) * 100).toFixed(0);
  return `Each figure is the median of at least ${rounds} rounds. The range after a ratio, from the smallest to the largest of its rounds, is a ${confidence}% confidence interval. A ratio that misses its goal is in bold.`;
}

function speedTable(pages: PageRecord[]): string {
  const columns = peers.flatMap(({ peer, title }) => figures.map((figure) => ({ peer, figure, title })));
  const header = [
    'page',
    'FCP',
    'LCP',
    ...columns.map(({ figure, title }) => `${figure.toUpperCase()} ÷ ${title}`),
    'TBT',
    'CLS',
  ];
  const rows = pages.map(({ path, rounds }) => [
    `\`${path}\``,
    ...figures.map((figure) => `${medianOf(rounds, figure).toFixed(0)} ms`),
    ...columns.map(({ peer, figure }) => describeRatio(ratioTo(rounds, peer, figure), limitOf(peer, figure))),
    medianOf(rounds, 'tbt').toFixed(0),
    medianOf(rounds, 'cls').toFixed(3),
  ]);
  return formatTable(header, rows);
}

const limitOf = (peer: Peer, figure: string) =>
  ratioGoals.find((goal) => goal.peer === peer && goal.figure === figure)?.limit ?? Number.POSITIVE_INFINITY;

function describeRatio(ratio: Ratio | undefined, limit: number): string {
  if (!ratio) return '–';
  const [median, low, high] = [ratio.median, ratio.low, ratio.high].map((value) => value.toFixed(2));
  return `${ratio.median <= limit ? median : `**${median}**`} (${low}–${high})`;
}

function bytesTable(pages: PageRecord[]): string {
  const row = (name: string, bytes: Bytes) => {
    const counts = byteKinds.map((kind) => bytes[kind]);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return [name, ...[...counts, total].map((count) => count.toLocaleString('en'))];
  };
  const rows = pages.flatMap(({ path, bytes }) => [
    row(`\`${path}\``, bytes.site),
    ...(bytes.app ? [row('– as a single-page app', bytes.app)] : []),
  ]);
  return formatTable(['page', ...byteKinds, 'total'], rows);
}

function scoresTable(pages: PageRecord[], guarded: GuardedRecord[]): string {
  const rows = [...pages, ...guarded].map(({ path, scores }) => [
    `\`${path}\``,
    ...formFactors.map((formFactor) => scores[formFactor].join(' / ')),
  ]);
  return formatTable(['page', ...formFactors], rows);
}

/** All columns but the first are aligned to the right. */
function formatTable(header: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

const markers = {
  start: '<!-- start of the tables that bench:visit writes -->',
  end: '<!-- end of the tables that bench:visit writes -->',
};

/** Replaces the text between the markers of a document. */
export function insertBetweenMarkers(document: string, text: string): string {
  const start = document.indexOf(markers.start) + markers.start.length;
  const end = document.indexOf(markers.end);
  if (start < markers.start.length || end < start) throw new Error('The document has no markers for the tables');
  return `${document.slice(0, start)}\n\n${text}\n\n${document.slice(end)}`;
}
