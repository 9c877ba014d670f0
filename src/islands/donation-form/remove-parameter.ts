/** Removes a parameter from the page's URL. */
export function removeParameter(name: string): void {
  const query = new URLSearchParams(location.search);
  if (!query.has(name)) return;
  query.delete(name);
  history.replaceState(history.state, '', query.size ? `?${query}` : location.pathname);
}
