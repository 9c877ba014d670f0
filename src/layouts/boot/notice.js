// Shows the notice that the previous page stored for this one (stores/notices.ts), once. `storageKeys` is filled in by
// inline-source.ts.
(() => {
  const show = () => {
    // A page that is prerendered may never be seen, and a page that is being left has stored this notice for the next one.
    const isSeen = !document.prerendering && document.documentElement.dataset.leaving === undefined;
    const stored = isSeen && sessionStorage.getItem(storageKeys.flashNotice);
    if (!stored) return;
    sessionStorage.removeItem(storageKeys.flashNotice);
    const { kind, text, prefill } = JSON.parse(stored);
    const notice = document.createElement('div');
    notice.className = `notice notice--${kind}`;
    notice.setAttribute('role', kind);
    notice.textContent = text;
    document.getElementById('notices').append(notice);
    const input = prefill && document.getElementById(prefill.field);
    if (input) input.value = prefill.value;
  };
  show();
  document.addEventListener('prerenderingchange', show);
})();
