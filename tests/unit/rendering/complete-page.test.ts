import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { completePage, layerOrder } from '../../../src/rendering/complete-page.mjs';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const complete = (html: string, policy: string) => completePage(html, policy, {});

describe('the content security policy of a page', () => {
  it('keeps the hashes of scripts and styles that the page has, and no others', () => {
    const html = '<head><style>p{}</style></head><script>one()</script>';
    const policy = `script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('p{}')} ${hash('a{}')};`;
    expect(complete(html, policy).policy).toBe(`script-src 'self' ${hash('one()')}; style-src 'self' ${hash('p{}')};`);
  });

  it('never allows a script or a style that the build did not allow', () => {
    const html = '<head><style>p{}</style></head><script>injected()</script>';
    expect(complete(html, "script-src 'self'; style-src 'self';").policy).toBe("script-src 'self'; style-src 'self';");
  });

  it('lets a page frame only the sites that its iframes show', () => {
    const policy = "default-src 'self'; frame-src https://video.example https://map.example; base-uri 'none'";
    const map = '<head></head><iframe data-src="https://map.example/embed"></iframe>';
    expect(complete(map, policy).policy).toBe("default-src 'self'; frame-src https://map.example; base-uri 'none'");
    expect(complete('<head></head>', policy).policy).toBe("default-src 'self'; base-uri 'none'");
  });

  it('does not let a page frame a site that it only links to', () => {
    const html = '<head></head><a href="https://map.example/search">Open in a map</a>';
    const policy = "default-src 'self'; frame-src https://map.example; base-uri 'none'";
    expect(complete(html, policy).policy).toBe("default-src 'self'; base-uri 'none'");
  });

  it('does not mistake a longer host name in an iframe for that of a site in the policy', () => {
    const html = '<head></head><iframe data-src="https://map.example.org/embed"></iframe>';
    expect(complete(html, 'frame-src https://map.example').policy).toBe('');
  });
});

describe('text that a person wrote, inside an attribute of a page,', () => {
  it('is never mistaken for an island', () => {
    const html = '<head></head><li aria-label="x><astro-island ><meta http-equiv=refresh content=0>">Boots</li>';
    const escaped = html.replace('x><astro-island ><meta', 'x>&lt;astro-island >&lt;meta');
    expect(complete(html, '').html).toBe(escaped);
  });

  it('is never mistaken for a style or a script of the page, so the policy does not allow it', () => {
    const css = 'astro-island,p{display:none}';
    const html = `<head><style>p{}</style></head><img alt='<style>${css}</style>'><!-- <img alt="<b>"> -->`;
    const policy = `style-src 'self' ${hash('p{}')};`;
    expect(complete(html, policy)).toEqual({
      html: html.replace("'<style>", "'&lt;style>").replace("</style>'>", "&lt;/style>'>"),
      policy,
    });
  });
});

describe('the markup of a page', () => {
  it('has no unused attributes of icons, and keeps text that looks like an attribute', () => {
    const html = '<head></head><svg width="20" data-icon="lucide:x"></svg><p>A uid="1" in text stays.</p>';
    expect(complete(html, '').html).toBe('<head></head><svg width="20"></svg><p>A uid="1" in text stays.</p>');
  });
});

describe('the styles of a page', () => {
  it('declare the order of the layers once, before all rules', () => {
    const rules = '@layer reset;@layer base{p{}}@layer shared,blocks;@layer pages{a{}}';
    const ordered = `${layerOrder}@layer base{p{}}@layer pages{a{}}`;
    const page = complete(`<head><style>${rules}</style></head>`, `style-src 'self' ${hash(rules)};`);
    expect(page).toEqual({
      html: `<head><style>${ordered}</style></head>`,
      policy: `style-src 'self' ${hash(ordered)};`,
    });
  });

  it('have the order of the layers that the stylesheets declare', async () => {
    const declared = await readFile('src/styles/_layers.scss', 'utf8');
    expect(declared.replaceAll(/,\s+/g, ',')).toContain(layerOrder);
  });
});

describe('the scripts of islands', () => {
  const scripts = (first: string, second: string) => `<head></head><script>${first}</script><script>${second}</script>`;

  it('are joined into one script, with one hash in the policy', () => {
    const policy = `script-src 'self' ${hash('one();')} ${hash('a < b;')};`;
    const page = complete(scripts('one();', 'a < b;'), policy);
    expect(page.html).toBe('<head></head><script>one();a < b;</script>');
    expect(page.policy).toBe(`script-src 'self' ${hash('one();a < b;')};`);
  });

  it.each(['one();', 'two();'])('stay apart when the policy allows only %s', (allowed) => {
    const policy = `script-src 'self' ${hash(allowed)};`;
    expect(complete(scripts('one();', 'two();'), policy)).toEqual({ html: scripts('one();', 'two();'), policy });
  });
});

describe('the style of islands', () => {
  const islandStyle = 'astro-island,astro-slot{display:contents}';
  const html = `<head><style>@media (width<40rem){p{}}</style></head><body><style>${islandStyle}</style></body>`;

  it('becomes part of the first style of the page, whose hash changes accordingly', () => {
    const own = '@media (width<40rem){p{}}';
    const page = complete(html, `style-src 'self' ${hash(own)} ${hash(islandStyle)};`);
    expect(page.html).toBe(`<head><style>${own}${islandStyle}</style></head><body></body>`);
    expect(page.policy).toBe(`style-src 'self' ${hash(own + islandStyle)};`);
  });

  it('does not make the policy allow a first style that the build did not allow', () => {
    expect(complete(html, `style-src 'self' ${hash(islandStyle)};`).policy).toBe("style-src 'self';");
  });
});
