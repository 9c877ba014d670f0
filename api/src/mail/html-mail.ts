/*
 * Email clients support little CSS, so the layout uses tables. Styles are inline, because some clients drop style sheets.
 * Clients that keep style sheets and support dark mode get the dark colors of the site. In dark mode, other clients may adapt
 * the light colors automatically, which works because all text has a background that is set here too.
 */

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const serif = "'Iowan Old Style', Georgia, serif";

/** The light colors of src/styles/_tokens.scss. */
const paper = '#fbf6ec';
const card = '#fffdf8';
const ink = '#1d2a23';
const inkSoft = '#4b5a51';
const line = '#e2d5bd';
const green = '#1f4d3a';
const coral = '#c8412a';

/** These rules override the inline styles, so each declaration needs `!important`. */
const darkStyles = [
  'body,.paper{background-color:#131d18!important}',
  '.card{background-color:#1f2e26!important;border-color:#33463b!important}',
  '.ink{color:#f4ecdd!important}',
  '.soft{color:#b9c4b8!important}',
  '.link,.mark{color:#8fc7a8!important}',
  '.button{background-color:#ff8e74!important;color:#1d120e!important}',
].join('');

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Escapes text, and keeps each number of an order, payment or redemption on one line: otherwise, email clients would break it
 * after a hyphen.
 */
export function textHtml(text: string): string {
  return escapeHtml(text).replace(/\bK[CP]-[\dA-Z]{4,8}-[\dA-Z]{4}\b/g, '<span style="white-space:nowrap">$&</span>');
}

/** A link that shows its address. */
export function linkHtml(address: string): string {
  return `<a class="link" href="${escapeHtml(address)}" style="color:${green};word-break:break-word">${addressHtml(address)}</a>`;
}

/** Lets a long address break after a slash or a hash. It breaks at other characters only if it does not fit otherwise. */
function addressHtml(address: string): string {
  return escapeHtml(address).replace(/(?<=[^/])[/#](?!\/)/g, '$&<wbr>');
}

/** @param html the escaped text of a paragraph, which may have line breaks and links */
export function renderParagraph(html: string): string {
  const lines = html.split('\n').join('<br>');
  return `<p class="ink" style="margin:0 0 16px;color:${ink};overflow-wrap:anywhere">${lines}</p>`;
}

/** A link that looks like the buttons of the site, with its address below for email clients that show no links. */
export function renderButton(label: string, address: string): string {
  const escaped = escapeHtml(address);
  const shape = `display:inline-block;padding:14px 24px;border-radius:26px;background-color:${coral};color:${card}`;
  return [
    '<p style="margin:24px 0 8px">',
    `<a class="button" href="${escaped}" style="${shape};font-weight:650;line-height:1.2;text-decoration:none">`,
    `${escapeHtml(label)}</a></p>`,
    `<p class="soft" style="margin:0 0 24px;color:${inkSoft};font-size:14px;word-break:break-word">${addressHtml(address)}</p>`,
  ].join('');
}

/** Renders a complete email. @param paragraphs the HTML of `renderParagraph` and `renderButton` */
export function renderMail(title: string, paragraphs: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkStyles}}</style>
</head>
<body style="margin:0;padding:0;background-color:${paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="mark" style="padding:0 4px 12px;color:${green};font:700 22px ${serif}">Kindcrate</td></tr>
<tr><td class="card" style="padding:28px 24px 12px;border:1px solid ${line};border-radius:18px;background-color:${card};font:17px/1.55 ${sans}">
<h1 class="ink" style="margin:0 0 20px;color:${ink};font:600 26px/1.25 ${serif};overflow-wrap:anywhere">${textHtml(title)}</h1>
${paragraphs}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
