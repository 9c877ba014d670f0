import { open } from 'node:fs/promises';

// Loaded into a process with `node --import`. Kills it once it has written as many bytes into files as KILL_AFTER_BYTES says.
// A test that watches the file from outside would often be too late.
const limit = Number(process.env.KILL_AFTER_BYTES);

const file = await open(import.meta.filename);
const fileHandle = Object.getPrototypeOf(file);
await file.close();

const { write } = fileHandle;
let total = 0;
fileHandle.write = async function (...args: unknown[]) {
  const result = await write.apply(this, args);
  total += result.bytesWritten;
  if (total > limit) process.kill(process.pid, 'SIGKILL');
  return result;
};
