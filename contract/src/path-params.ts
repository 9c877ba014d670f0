// Separate from endpoint.ts, so that code that sends requests does not load the code that describes endpoints.

type ParamName<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parameters of a path: `{ id: string }` for `/order/:id/cancel`. */
export type PathParams<P extends string> = Record<ParamName<P>, string>;

/** Replaces the parameters of a path with values, percent-encoded. */
export function fillPath<P extends string>(path: P, params: PathParams<P>): string {
  const values: Record<string, string> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
