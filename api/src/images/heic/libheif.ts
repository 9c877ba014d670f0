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

/** What is used here of `WebAssembly`, which only the types of browsers describe. */
interface Engine {
  compile(code: Uint8Array<ArrayBuffer>): Promise<object>;
  readonly Instance: new (code: object, imports: object) => Instance;
  readonly Memory: new () => Memory;
}

const engine: Engine = Reflect.get(globalThis, 'WebAssembly');

interface ModuleOptions {
  /** Replaces the loading of the WebAssembly code. `onInstance` continues the start. */
  instantiateWasm(imports: object, onInstance: (instance: Instance) => void): object;
}

// The package's types describe an ES module, but it is a CommonJS module that exports this function.
const createModule = libheif as unknown as (options: ModuleOptions) => Libheif;

const pageSize = 65_536;

/**
 * Starts libheif, the decoder of HEIC images, as WebAssembly. Decoding blocks this thread, so nothing that runs on it could watch the
 * memory; the memory itself is limited instead.
 * @param maxMemory bytes that libheif may occupy
 * @param onExceeded called before libheif would occupy more; it must end the process, because libheif does not recover from that
 */
export async function startLibheif(maxMemory: number, onExceeded: () => void): Promise<Libheif> {
  const path = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const code = await engine.compile(await readFile(path));
  return createModule({
    instantiateWasm(imports, onInstance) {
      const instance = new engine.Instance(code, imports);
      for (const exported of Object.values(instance.exports)) {
        if (exported instanceof engine.Memory) limitMemory(exported, maxMemory, onExceeded);
      }
      onInstance(instance);
      return instance.exports;
    },
  });
}

function limitMemory(memory: Memory, maxMemory: number, onExceeded: () => void): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageSize <= maxMemory) return grow(pages);
    onExceeded();
    throw new RangeError('libheif may not occupy more memory');
  };
}
