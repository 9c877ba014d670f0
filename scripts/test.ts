import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageScript, root, runNode } from './run.ts';

// Runs all tests and ends with one line that counts them. The end-to-end tests run even if others failed.

const reports = path.join(root, 'node_modules/.cache/kindcrate');
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');
for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });

const codes = [
  await runNode([
    packageScript('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]),
  await runNode([packageScript('playwright/cli.js'), 'test', '--reporter=list,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  }),
];
process.exitCode = codes.find((code) => code !== 0) ?? 0;

const { numPassedTests, numFailedTests } = readReport(vitestReport);
const { expected, flaky, unexpected } = readReport(playwrightReport).stats;
if (flaky) console.log(`${flaky} passed only on the second attempt`);
console.log(`${numPassedTests + expected + flaky} passed, ${numFailedTests + unexpected} failed`);

function readReport(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
