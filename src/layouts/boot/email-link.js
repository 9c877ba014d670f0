// Runs before the first paint to avoid a shift: marks <html> when the link that opened the page has no code, so that
// the page shows what to do next instead of its form.
(() => {
  const { codePattern } = document.currentScript.dataset;
  if (!new RegExp(codePattern).test(location.hash.slice(1))) document.documentElement.dataset.emailLink = 'incomplete';
})();
