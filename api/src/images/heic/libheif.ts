import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import libheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';

/** The functions of libheif's C interface. Structures are passed by their address in `HEAPU8`. */
export type Libheif = MainModule;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Instance {
  readonly exports: Record<string, unknown>;
}

/** The part of `WebAssembly` that is used here. TypeScript describes it only in its types for browsers. */
interface Engine {
  compile(code: Uint8Array<ArrayBuffer>): Promise<object>;
  readonly Instance: new (code: object, imports: object) => Instance;
  readonly Memory: new () => Memory;
  readonly RuntimeError: new () => Error;
}

const engine = Reflect.get(globalThis, 'WebAssembly') as unknown as Engine;

interface ModuleOptions {
  /** Replaces the loading of the WebAssembly code. `onInstance` continues the startup. */
  instantiateWasm(imports: object, onInstance: (instance: Instance) => void): object;
}

// The package's types describe an ES module, but the package is a CommonJS module that exports this function.
const createModule = libheif as unknown as (options: ModuleOptions) => Libheif;

const pageSize = 65_536;

/**
 * Starts libheif, the decoder of HEIC images, as WebAssembly. Decoding blocks this thread, so nothing that runs on it could
 * watch the memory; the memory itself is limited instead.
 * @param maxMemory bytes that libheif may occupy
 * @param endProcess must end the process. Called before libheif would occupy more, and after a trap, such as an access outside
 *   its memory: libheif does not recover from either, because its memory is then in an unknown state
 */
export async function startLibheif(maxMemory: number, endProcess: () => void): Promise<Libheif> {
  const path = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const code = await engine.compile(await readFile(path));
  return createModule({
    instantiateWasm(imports, onInstance) {
      const instance = new engine.Instance(code, imports);
      for (const exported of Object.values(instance.exports)) {
        if (exported instanceof engine.Memory) limitMemory(exported, maxMemory, endProcess);
      }
      const exports = watchForTraps(instance.exports, endProcess);
      onInstance({ exports });
      return exports;
    },
  });
}

/** Wraps the functions themselves, because their callers free memory after an error, which is not safe after a trap. */
function watchForTraps(exports: Instance['exports'], endProcess: () => void): Instance['exports'] {
  const watch =
    (call: (...parameters: unknown[]) => unknown) =>
    (...parameters: unknown[]) => {
      try {
        return call(...parameters);
      } catch (error) {
        if (error instanceof engine.RuntimeError) endProcess();
        throw error;
      }
    };
  const entries = Object.entries(exports).map(([name, exported]) => [
    name,
    typeof exported === 'function' ? watch(exported as Parameters<typeof watch>[0]) : exported,
  ]);
  return Object.fromEntries(entries);
}

function limitMemory(memory: Memory, maxMemory: number, endProcess: () => void): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageSize <= maxMemory) return grow(pages);
    endProcess();
    throw new RangeError('libheif may not occupy more memory');
  };
}
