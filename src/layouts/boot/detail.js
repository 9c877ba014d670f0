// On detail pages: requests the item that the URL identifies before any other code has loaded. lib/prefetched-detail.ts
// uses the response.
(() => {
  const [, , segment] = location.pathname.split('/');
  if (!segment) return;
  let id;
  try {
    id = decodeURIComponent(segment);
  } catch {
    return;
  }
  const response = fetch(document.currentScript.dataset.address + encodeURIComponent(id));
  // Prevents an unhandled rejection: the code that uses the response handles a failure.
  response.catch(() => {});
  window.prefetchedDetail = { id, response };
})();
