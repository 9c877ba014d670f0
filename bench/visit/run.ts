import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite, isSiteCurrent } from '../../scripts/build-site.ts';
import { root } from '../../scripts/run.ts';
import { startTestServer, type TestServer } from '../../scripts/test-server.ts';
import { createAccounts, staffSettings } from './accounts.ts';
import { readConditions } from './conditions.ts';
import { listMissedGoals, listMissedGoalsOfGuardedPage } from './goals.ts';
import { type Lighthouse, loadLighthouse } from './lighthouse.ts';
import { measureGuardedPage, measurePublicPage } from './measure.ts';
import { type Options, readOptions } from './options.ts';
import { guardedPages, publicPages } from './pages.ts';
import { withPeers } from './peers.ts';
import { storeMeasurements } from './stored-measurements.ts';
import { formatTables, insertBetweenMarkers, type Measurements } from './table.ts';

// Measures the first visit to each page together with its peers (docs/performance.md), and exits with 1 if a goal is missed.

const document = path.join(root, 'docs/performance.md');
const allPaths = [...publicPages, ...guardedPages].map((page) => page.path);

const options = readOptions(process.argv.slice(2), allPaths);
if (options.isListing) console.log(allPaths.join('\n'));
else await measure();

async function measure(): Promise<void> {
  if (!isSiteCurrent() && (await buildSite()) !== 0) throw new Error('The site could not be built');
  const lighthouse = await loadLighthouse();
  const server = await startTestServer(staffSettings);
  try {
    const conditions = await readConditions(lighthouse.version);
    report({ conditions, ...(await measurePages(server, lighthouse, options)) });
  } finally {
    await server.stop();
  }
}

async function measurePages(
  server: TestServer,
  lighthouse: Lighthouse,
  { paths, rounds }: Options,
): Promise<Omit<Measurements, 'conditions'>> {
  const isChosen = (page: { path: string }) => paths.length === 0 || paths.includes(page.path);
  const measurements: Omit<Measurements, 'conditions'> = { pages: [], guarded: [] };
  const chosenPublic = publicPages.filter(isChosen);
  if (chosenPublic.length) {
    await withPeers(server.origin, async (peerServer) => {
      for (const page of chosenPublic) {
        console.log(`Measuring ${page.path}…`);
        measurements.pages.push(await measurePublicPage(lighthouse, peerServer, page, rounds));
      }
    });
  }
  const chosenGuarded = guardedPages.filter(isChosen);
  const tokens = chosenGuarded.length ? await createAccounts(server) : undefined;
  for (const page of chosenGuarded) {
    console.log(`Measuring ${page.path}…`);
    measurements.guarded.push(await measureGuardedPage(lighthouse, server.origin, page, tokens?.[page.role] ?? ''));
  }
  return measurements;
}

function report(latest: Measurements): void {
  console.log(`\n${formatTables(latest)}`);
  if (options.isWriting) {
    const tables = formatTables(storeMeasurements(latest));
    writeFileSync(document, insertBetweenMarkers(readFileSync(document, 'utf8'), tables));
  }
  const missed = [...latest.pages.flatMap(listMissedGoals), ...latest.guarded.flatMap(listMissedGoalsOfGuardedPage)];
  if (missed.length) process.exitCode = 1;
}
