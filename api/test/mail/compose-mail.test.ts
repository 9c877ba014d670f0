import { expect, test } from 'vitest';
import { composeMail, type MailTemplate } from '../../src/mail/compose-mail.ts';

const recipient = { username: 'Ines', email: 'ines@example.com' };
const compose = (paragraphs: MailTemplate['paragraphs'], values = {}) =>
  composeMail({ subject: 'About {item}', paragraphs }, recipient, { item: 'a lamp', ...values });
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('an email has the same sentences as text and as HTML', () => {
  const { text, html } = compose(['Hello {name},', 'We got {item}.\nThank you!']);
  expect(text).toBe('Hello Ines,\n\nWe got a lamp.\nThank you!\n');
  expect(html).toMatch(/<p [^>]*>Hello Ines,<\/p>\n<p [^>]*>We got a lamp\.<br>Thank you!<\/p>/);
  expect(html).toContain('<title>About a lamp</title>');
  expect(html).toContain('<html lang="en" dir="ltr">');
});

test('a button of an email is a link in the HTML and a labeled address in the text', () => {
  const { text, html } = compose([{ label: 'See it', link: 'page' }], { page: new URL('https://a.example.com/p#c') });
  expect(text).toBe('See it: https://a.example.com/p#c\n');
  expect(html).toMatch(/<a class="button" href="https:\/\/a\.example\.com\/p#c"[^>]*>See it<\/a>/);
});

test('in an email, a value that is a URL object becomes a link, and an address in a text value stays text', () => {
  const values = { site: new URL('https://a.example.com/x'), item: 'https://evil.example.com' };
  expect(linksIn(compose(['{item} or {site}'], values).html)).toEqual(['https://a.example.com/x']);
});

test('in an email, a long URL can wrap after a slash or hash, but an order number never wraps', () => {
  const { html } = compose(['{item}', { label: 'See it', link: 'page' }], {
    page: new URL('https://a.example.com/p#c'),
    item: 'KC-0123ABCD-45EF',
  });
  expect(html).toContain('>https://a.example.com/<wbr>p#<wbr>c</p>');
  expect(html.match(/<span style="white-space:nowrap">KC-0123ABCD-45EF<\/span>/g)).toHaveLength(2);
  expect(html).toContain('<title>About KC-0123ABCD-45EF</title>');
});

test('an email shows markup and placeholders in a value as they are', () => {
  const { text, html } = compose(['We got {item}.'], { item: '<img src="x" onerror=alert(1)> & {name}' });
  expect(text).toBe('We got <img src="x" onerror=alert(1)> & {name}.\n');
  expect(html).not.toContain('<img');
  expect(html).toContain('We got &lt;img src=&quot;x&quot; onerror=alert(1)&gt; &amp; {name}.');
});

test('an email leaves out a paragraph or a button whose value is missing', () => {
  const paragraphs = ['Hello {name},', 'Coins: {coins}', { label: 'See it', link: 'page' }];
  expect(compose(paragraphs).text).toBe('Hello Ines,\n');
});

test('an email to someone without a username does not greet them by name', () => {
  const template = { subject: 'Hi', paragraphs: ['Hello {name},', 'Hello,'] };
  const { to, text } = composeMail(template, { email: 'a@b.com' }, {});
  expect(to).toEqual({ name: '', address: 'a@b.com' });
  expect(text).toBe('Hello,\n');
});

test('an email loads nothing from a server, and declares that it supports dark mode', () => {
  const { html } = compose(['Hello {name},']);
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});
