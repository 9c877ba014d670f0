import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startTestServer, type TestServer } from '../../scripts/test-server.ts';
import { expect, test } from './fixtures.ts';
import { guardedPaths, publicPaths } from './site-pages.ts';

const urls = ['https://give.example.com', 'http://crates.example.net:8080'];
/** All pages except the two that are shown only in frames, because those have no metadata. */
const pages = [...publicPaths, ...guardedPaths].filter(
  (path) => !['/payment-result', '/payment-sandbox'].includes(path),
);

/** The URLs of a page for search engines and link previews. */
const metadataUrls = (html: string) =>
  [...html.matchAll(/(?:rel="canonical" href|property="og:(?:url|image)" content)="([^"]+)"/g)].map(
    ([, url = '']) => url,
  );

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

async function register({ origin }: TestServer, email: string): Promise<void> {
  const body = {
    username: 'robin',
    email,
    phone: '01234567890',
    password: 'a long sentence',
    confirmPassword: 'a long sentence',
  };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/register`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBeLessThan(300);
}

/**
 * Copies the data folder of the server that all tests share, because creating its catalog again would take much longer.
 * @returns the path of the copy
 */
function copyDataFolder(): string {
  const source = path.dirname(process.env.KINDCRATE_MAIL ?? '');
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-public-url-'));
  cpSync(path.join(source, 'images'), path.join(folder, 'images'), { recursive: true });
  const database = new DatabaseSync(path.join(source, 'kindcrate.sqlite'), { timeout: 5_000 });
  database.prepare('VACUUM INTO ?').run(path.join(folder, 'kindcrate.sqlite'));
  database.close();
  return folder;
}

/** The text of the emails that a server has written. */
function readEmails(dataFolder: string): string {
  const folder = path.join(dataFolder, 'mail');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('=\r\n', '')).join('\n');
}

for (const publicUrl of urls) {
  test(`a server with PUBLIC_URL=${publicUrl} uses that URL in every page, in the sitemap and in emails`, async () => {
    const dataFolder = copyDataFolder();
    const server = await startTestServer({ PUBLIC_URL: publicUrl, DATA_FOLDER: dataFolder });
    try {
      for (const page of pages) {
        const response = await fetch(server.origin + page);
        const html = await response.text();
        expect(html, page).not.toContain('localhost');
        expect(metadataUrls(html).length, page).toBeGreaterThan(0);
        for (const url of metadataUrls(html)) expect(url, page).toMatch(new RegExp(`^${publicUrl}/`));
        expect(html, page).toContain(`"url":"${publicUrl}/`);
        const policy = response.headers.get('content-security-policy');
        for (const code of inlineScripts(html)) expect(policy, page).toContain(sha256(code));
      }
      const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url);
      expect(listed.length).toBeGreaterThan(10);
      expect(listed.filter((url) => !url.startsWith(`${publicUrl}/`))).toEqual([]);
      const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
      expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
      await register(server, 'robin@example.com');
      await expect.poll(() => readEmails(dataFolder)).toContain(`${publicUrl}/confirm`);
      expect(readEmails(dataFolder)).not.toContain('http://localhost');
    } finally {
      await server.stop();
      rmSync(dataFolder, { recursive: true });
    }
  });
}
