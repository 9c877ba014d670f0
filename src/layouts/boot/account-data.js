// On guarded pages: requests the data that the page shows first, before any other code has loaded. lib/prefetched-response.ts
// uses the response. `storageKeys` is filled in by inline-source.ts.
(() => {
  const { url, roles, tab, parameters = '{}' } = document.currentScript.dataset;
  const { leaving, role } = document.documentElement.dataset;
  const isForRole = !roles || roles.split(',').includes(role);
  const isTabOpen = !tab || !location.hash || location.hash === `#${tab}`;
  // A query that the API would refuse is left to the island, which drops what is wrong.
  const patterns = JSON.parse(parameters);
  const isValid = ([name, value]) => name in patterns && new RegExp(`^(${patterns[name]})$`).test(value);
  const isQueryValid = [...new URLSearchParams(location.search)].every(isValid);
  if (leaving !== undefined || document.prerendering || !isForRole || !isTabOpen || !isQueryValid) return;
  const token = localStorage.getItem(storageKeys.token);
  const fullUrl = url + location.search;
  const response = fetch(fullUrl, { headers: { authorization: `Bearer ${token}` } });
  // Prevents an unhandled rejection: the code that uses the response handles a failure.
  response.catch(() => {});
  window.prefetchedResponse = { url: fullUrl, token, response };
})();
