import { expect, test } from 'vitest';
import { isPrerenderable } from '../../../src/build/speculation-rules.mjs';

const island = (value: string) =>
  `<astro-island client="intent" opts="{&quot;name&quot;:&quot;X&quot;,&quot;value&quot;:${value}}">`;

test('a page with an island that waits for an intent may be prerendered', () => {
  expect(isPrerenderable(`<html><head></head>${island('true')}`)).toBe(true);
});

test('a page that search engines must not index may not be prerendered', () => {
  expect(isPrerenderable('<html><head><meta name="robots" content="noindex"></head>')).toBe(false);
});

test.each(['immediately', 'immediately:staff,volunteer'])(
  'a page whose island hydrates %s may not be prerendered',
  (when) => {
    expect(isPrerenderable(`<html><head></head>${island(`&quot;${when}&quot;`)}`)).toBe(false);
  },
);
