// Runs before first paint: says on <html> whether somebody is logged in, so that nothing flashes (spec, sections 2 and 6).
(() => {
  const page = document.documentElement;
  const hasToken = () => {
    try {
      return Boolean(localStorage.getItem('token'));
    } catch {
      return false;
    }
  };
  const look = () => {
    page.dataset.session = hasToken() ? 'in' : 'out';
    if (page.dataset.guarded === undefined || hasToken()) return;
    page.dataset.leaving = '';
    sessionStorage.setItem('return-to', location.pathname + location.search + location.hash);
    sessionStorage.setItem('notice', JSON.stringify({ kind: 'alert', text: page.dataset.guarded }));
    location.replace('/login');
  };
  look();
  const holderOf = (token) => {
    try {
      return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).sub;
    } catch {
      return undefined;
    }
  };
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== 'token' && key !== null) return;
    look();
    // What a guarded page shows, and what is typed into it, is of one person.
    const isSomebodyElse = oldValue && newValue && holderOf(oldValue) !== holderOf(newValue);
    if (isSomebodyElse && page.dataset.guarded !== undefined) location.reload();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-log-out]')) return;
    localStorage.removeItem('token');
    location.assign('/login');
  });
})();
