import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { root } from '../../scripts/run.ts';
import { withBrowser } from './browser.ts';
import type { Conditions } from './table.ts';

/** Describes this machine, its programs and the commit that is measured. */
export async function readConditions(lighthouseVersion: string): Promise<Conditions> {
  const chromiumVersion = await withBrowser(async ({ context }) => context.browser()?.version() ?? 'unknown');
  const [cpu] = os.cpus();
  return {
    Commit: readCommit(),
    Processor: `${cpu?.model.trim()}, ${os.cpus().length} cores`,
    System: readSystem(),
    Chromium: chromiumVersion,
    Node: process.versions.node,
    Lighthouse: `${lighthouseVersion}, simulated slow 4G, CPU × 1, HTTPS with HTTP/2`,
  };
}

/** The latest commit that changed anything other than documentation, so that recording the figures does not change the measured commit. */
function readCommit(): string {
  const outsideDocs = ['--', '.', ':!docs', ':!*.md'];
  const commit = git('log', '-1', '--format=%h', ...outsideDocs);
  return git('status', '--porcelain', ...outsideDocs) ? `${commit} and uncommitted changes` : commit;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function readSystem(): string {
  if (os.platform() !== 'linux') return `${os.type()} ${os.release()}`;
  const [, name] = /^PRETTY_NAME="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  return name ?? `Linux ${os.release()}`;
}
