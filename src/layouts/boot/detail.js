// Detail pages: asks for what the address names before any other code has arrived. lib/early-detail.ts takes it up.
(() => {
  const [, , part] = location.pathname.split('/');
  if (!part) return;
  let id;
  try {
    id = decodeURIComponent(part);
  } catch {
    return;
  }
  const response = fetch(document.currentScript.dataset.address + encodeURIComponent(id));
  // Whoever takes it up hears of a failure; until then it is no error of the page.
  response.catch(() => {});
  window.earlyDetail = { id, response };
})();
