// On detail pages: requests the data for the id in the URL before any other code has loaded. lib/prefetched-detail.ts uses
// the response.
(() => {
  // Such as /receipt/<id>
  const [, , encodedId] = location.pathname.split('/');
  if (!encodedId) return;
  let id;
  try {
    id = decodeURIComponent(encodedId);
  } catch {
    return;
  }
  const url = document.currentScript.dataset.endpointUrl + encodeURIComponent(id);
  const request = () => {
    const response = fetch(url);
    // Prevents an unhandled rejection: the code that uses the response handles a failure.
    response.catch(() => {});
    window.prefetchedDetail = { id, response };
  };
  // Requests are limited, and a page that is prerendered may never be seen.
  if (document.prerendering) document.addEventListener('prerenderingchange', request);
  else request();
})();
