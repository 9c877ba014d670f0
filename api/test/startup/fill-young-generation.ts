import { getHeapSpaceStatistics } from 'node:v8';
import { limitYoungGeneration, stopYoungGenerationGrowth } from '../../src/startup/young-generation.ts';

// Creates objects that live long enough to make V8 grow its young generation, and then prints the size of that generation in MB.
// The argument determines how far the generation may grow: not at all, up to the server's limit, or as V8 does by default.

const [, , growth] = process.argv;
if (growth === 'not at all') stopYoungGenerationGrowth();
if (growth === 'limited') limitYoungGeneration();

let recent: object[] = [];
for (let turn = 0; turn < 400; turn++) {
  recent = [
    ...recent.slice(-27_000),
    ...Array.from({ length: 3_000 }, (_, index) => ({ text: `text ${index}`, index })),
  ];
  // Node.js notifies the observers of garbage collections only between two tasks.
  await new Promise((resolve) => setImmediate(resolve));
}
const size = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
console.log(size / 1024 / 1024);
