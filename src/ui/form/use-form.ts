import type { Struct } from 'superstruct';
import { alreadyLoaded } from '../../lib/already-loaded.ts';
import type { Outcome } from './form-state.ts';
import { type FormOptions, useFormOnDemand } from './use-form-on-demand.ts';

interface LoadedFormOptions<T> extends FormOptions {
  struct: Struct<T, unknown>;
  /** As in `useFormOnDemand`. */
  send: (value: T) => Promise<Outcome | undefined>;
}

/** A form whose component is itself loaded on demand, together with the code that sends the form. See `useFormOnDemand`. */
export function useForm<T>({ struct, ...options }: LoadedFormOptions<T>) {
  return useFormOnDemand({ ...options, code: alreadyLoaded({ struct }) });
}
