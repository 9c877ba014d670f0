// Runs before first paint, so that nothing flashes: marks <html> with the session, and guards the page (specification,
// sections 2 and 6). It is inline and plain JavaScript because no other code has arrived yet. `storageKeys` is filled in by
// fill-storage-keys.ts.
(() => {
  const page = document.documentElement;
  const readToken = () => {
    try {
      return localStorage.getItem(storageKeys.token);
    } catch {
      return null;
    }
  };
  const attempt = (reason, step) => {
    try {
      return step();
    } catch {
      throw Object.assign(new Error(`Invalid token specified: ${reason}`), { name: 'InvalidTokenError' });
    }
  };
  // Decodes as $user of stores/session.ts does. The logged error contains nothing of the token.
  const userOf = (token) => {
    try {
      const part = attempt('missing part #2', () => token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'));
      const json = attempt('invalid base64 for part #2', () => atob(part));
      return attempt('invalid json for part #2', () => JSON.parse(json));
    } catch (error) {
      console.error(error);
      return null;
    }
  };
  const isGuarded = page.dataset.guarded !== undefined;
  const update = () => {
    const token = readToken();
    const user = token && userOf(token);
    page.dataset.session = user ? 'in' : 'out';
    // Only a hint for what to show: the API decides what this person may do.
    page.dataset.role = user?.role ?? '';
    // The guard asks only whether there is a token, as the specification wants.
    if (!isGuarded || token) return user?.sub;
    page.dataset.leaving = '';
    sessionStorage.setItem(storageKeys.returnPath, location.pathname + location.search + location.hash);
    sessionStorage.setItem(storageKeys.flashNotice, JSON.stringify({ kind: 'alert', text: page.dataset.guarded }));
    location.replace('/login');
  };
  // A guarded page, and what is typed into it, belongs to one person: it reloads when another one logs in.
  const holder = update();
  const updateForTab = () => {
    const now = update();
    if (!isGuarded || !readToken() || now === holder) return;
    page.dataset.leaving = '';
    location.reload();
  };
  addEventListener('storage', ({ key }) => (key === storageKeys.token || key === null) && updateForTab());
  addEventListener('pageshow', ({ persisted }) => persisted && updateForTab());
  if (isGuarded && holder) {
    const typist = history.state?.holder ?? holder;
    history.replaceState({ ...history.state, holder }, '');
    // Browsers restore what was typed into a page of their history, even by someone else.
    if (typist !== holder) {
      page.dataset.leaving = '';
      location.replace(location.pathname + location.search);
    }
  }
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-log-out]')) return;
    localStorage.removeItem(storageKeys.token);
    location.assign('/login');
  });
})();
