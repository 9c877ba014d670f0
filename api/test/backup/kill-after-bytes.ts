import { open } from 'node:fs/promises';

// Loaded into a process with `node --import`. Kills the process once it has written KILL_AFTER_BYTES bytes to files.
// A test that watched the files from outside would often be too late.
const limit = Number(process.env.KILL_AFTER_BYTES);

const file = await open(import.meta.filename);
const fileHandlePrototype = Object.getPrototypeOf(file);
await file.close();

const { write } = fileHandlePrototype;
let total = 0;
fileHandlePrototype.write = async function (...args: unknown[]) {
  const result = await write.apply(this, args);
  total += result.bytesWritten;
  if (total > limit) process.kill(process.pid, 'SIGKILL');
  return result;
};
