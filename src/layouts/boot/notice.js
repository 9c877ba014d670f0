// Shows the notice that the previous page left for this one (stores/notices.ts), once. `storageKeys` is filled in by
// fill-storage-keys.ts.
(() => {
  const kept = sessionStorage.getItem(storageKeys.flashNotice);
  if (!kept) return;
  sessionStorage.removeItem(storageKeys.flashNotice);
  const { kind, text } = JSON.parse(kept);
  const notice = document.createElement('div');
  notice.className = `notice notice--${kind}`;
  notice.setAttribute('role', kind);
  notice.textContent = text;
  document.getElementById('notices').append(notice);
})();
