import { readFileSync } from 'node:fs';

/**
 * The sample pictures are SVG files that may contain shared pieces, placed by a tag such as
 *
 *     <piece of="person" at="300 820" scale="0.9" top="#c8412a">…what the person holds…</piece>
 *
 * `of` names a file in `pieces/`. Its root is a `<symbol>` whose attributes are the piece's parameters with their
 * defaults; `{name}` stands for a parameter, `<slot/>` for the content of the tag. `at` moves the piece's origin, `turn`
 * rotates the piece by a number of degrees, and `scale` takes one or two numbers (`-1 1` mirrors the piece).
 */
const folder = new URL('./', import.meta.url);
/** A piece that contains no other piece: a self-closing tag, or a pair of tags and the content between them. */
const piecePattern = /<piece\s([^>]*?)(?:\/>|(?<!\/)>((?:(?!<piece\s)[\s\S])*?)<\/piece>)/g;
const attributePattern = /([\w-]+)="([^"]*)"/g;
/** Attributes that select and place the piece; all others are its parameters. */
const placementAttributes = new Set(['of', 'at', 'scale', 'turn']);

type Attributes = Record<string, string>;

/**
 * Composes a sample picture into one standalone SVG document.
 *
 * @param name path below this folder without extension, such as `organizations/ladle-lane-kitchen/1`
 * @throws when the file is missing, or a tag passes a parameter that its piece does not have
 */
export function composePicture(name: string): string {
  return expand(read(name), name);
}

/** Replaces the innermost pieces first, until none is left. */
function expand(source: string, file: string): string {
  let svg = source;
  while (svg.includes('<piece ')) {
    const before = svg;
    svg = svg.replace(piecePattern, (_, tag: string, content = '') => drawPiece(attributesOf(tag), content, file));
    if (svg === before) throw new Error(`${file}.svg: a <piece> is not closed`);
  }
  return svg;
}

function drawPiece(given: Attributes, content: string, file: string): string {
  const { of = '', at = '0 0', turn, scale } = given;
  const [, root = '', body = ''] = /<symbol([^>]*)>([\s\S]*)<\/symbol>/.exec(read(`pieces/${of}`)) ?? [];
  const values: Attributes = attributesOf(root);
  for (const [name, value] of Object.entries(given)) {
    if (placementAttributes.has(name)) continue;
    if (!(name in values)) throw new Error(`${file}.svg: the piece "${of}" has no parameter "${name}"`);
    values[name] = value;
  }
  const filled = body
    .replace(/\{([\w-]+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
    .replace('<slot/>', () => content);
  const transform = `translate(${at})${turn ? ` rotate(${turn})` : ''}${scale ? ` scale(${scale})` : ''}`;
  return `<g transform="${transform}">${expand(filled, `pieces/${of}`)}</g>`;
}

function attributesOf(tag: string): Attributes {
  return Object.fromEntries([...tag.matchAll(attributePattern)].map(([, name, value]) => [name, value]));
}

function read(name: string): string {
  return readFileSync(new URL(`${name}.svg`, folder), 'utf8');
}
