/**
 * The tab that an address asks for; the first when it names nothing, `undefined` when it names something else on the page,
 * such as a field.
 * @param hash with its `#`, as in `location.hash`
 */
export function tabOfHash(hash: string, ids: string[]): string | undefined {
  return hash ? ids.find((id) => hash === `#${id}`) : ids[0];
}
