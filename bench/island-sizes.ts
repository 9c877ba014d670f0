import { type CodeSize, measureIslands } from '../scripts/island-sizes.ts';

// Prints the rows of the size table in docs/islands.md. Build the site first: this script measures dist/.

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const sizeRow = (name: string, { files, bytes }: CodeSize) => row(name, files, bytes);

const { runtime, islands } = measureIslands();
row('code', 'files', 'bytes, brotli');
row('---', '---:', '---:');
sizeRow('React runtime, once for all islands', runtime);
for (const [name, size] of islands) sizeRow(name, size);
