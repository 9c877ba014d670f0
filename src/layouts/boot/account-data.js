// On guarded pages: requests the data that the page shows first, without waiting for the page's other code. That code gets the
// response from lib/prefetched-response.ts. `storageKeys` is filled in by inline-source.ts.
(() => {
  const { url, roles, tab, opensWith, parameters } = document.currentScript.dataset;
  const { leaving, role } = document.documentElement.dataset;
  const isForRole = !roles || roles.split(',').includes(role);
  const isDefaultTab = !location.hash && opensWith === (location.search ? 'query' : 'nothing');
  const isTabOpen = !tab || isDefaultTab || location.hash === `#${tab}`;
  // A query that the API would refuse is left to the island, which drops the invalid parameters.
  const patterns = JSON.parse(parameters ?? '{}');
  const isValid = ([name, value]) => name in patterns && new RegExp(`^(${patterns[name]})$`).test(value);
  const query = new URLSearchParams(parameters ? location.search : '');
  // The island's request sorts its parameters too, and both URLs must be equal.
  query.sort();
  const isQueryValid = [...query].every(isValid);
  if (leaving !== undefined || document.prerendering || !isForRole || !isTabOpen || !isQueryValid) return;
  const token = localStorage.getItem(storageKeys.token);
  const fullUrl = query.size ? `${url}?${query}` : url;
  const response = fetch(fullUrl, { headers: { authorization: `Bearer ${token}` } });
  // Prevents an unhandled rejection: the code that uses the response handles a failure.
  response.catch(() => {});
  window.prefetchedResponse = { url: fullUrl, token, response };
})();
