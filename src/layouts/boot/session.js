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
  addEventListener('storage', ({ key }) => (key === 'token' || key === null) && look());
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-log-out]')) return;
    localStorage.removeItem('token');
    location.assign('/login');
  });
})();
