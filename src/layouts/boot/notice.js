// Shows what the page before handed on (stores/notices.ts), once.
(() => {
  const kept = sessionStorage.getItem('notice');
  if (!kept) return;
  sessionStorage.removeItem('notice');
  const { kind, text } = JSON.parse(kept);
  const notice = document.createElement('div');
  notice.className = `notice notice--${kind}`;
  notice.setAttribute('role', kind);
  notice.textContent = text;
  document.getElementById('notices').append(notice);
})();
