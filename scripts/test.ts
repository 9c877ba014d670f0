import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageScript, root, runNode } from './run.ts';
import { summarizePlaywright, summaryLines } from './test-summary.ts';

// Runs all tests and ends with the titles of those that failed and one line with the counts. The end-to-end tests run even if others failed.

const reportsFolder = path.join(root, 'node_modules/.cache/kindcrate');
const vitestSummary = path.join(reportsFolder, 'vitest-summary.json');
const playwrightReport = path.join(reportsFolder, 'playwright.json');
for (const file of [vitestSummary, playwrightReport]) rmSync(file, { force: true });

const vitestArgs = [packageScript('vitest/vitest.mjs'), 'run', '--reporter=default'];
const exitCodes = [
  await runNode([...vitestArgs, '--reporter=./scripts/summary-reporter.ts'], {
    env: { ...process.env, TEST_SUMMARY: vitestSummary },
  }),
  await runNode([packageScript('playwright/cli.js'), 'test', '--reporter=list,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  }),
];
process.exitCode = exitCodes.find((code) => code !== 0) ?? 0;

const summaries = [readJson(vitestSummary), summarizePlaywright(readJson(playwrightReport))];
for (const line of summaryLines(summaries)) console.log(line);

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
