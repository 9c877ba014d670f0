// Runs before the first paint to avoid a flash: marks <html> with the session, and guards the page (specification, sections 2
// and 6). Inline and plain JavaScript, because no other code has loaded yet. `storageKeys` is filled in by
// inline-source.ts.
(() => {
  const page = document.documentElement;
  const readToken = () => {
    try {
      return localStorage.getItem(storageKeys.token);
    } catch {
      return null;
    }
  };
  const decodeUtf8 = (bytes) => {
    try {
      // `escape` is deprecated, but supported everywhere, and the shortest option.
      return decodeURIComponent(escape(bytes));
    } catch {
      return bytes;
    }
  };
  // Decodes the token exactly as `$user` in stores/session.ts does with jwt-decode, with the same error messages. The logged
  // error must not contain any part of the token.
  const userOf = (token) => {
    let reason = 'missing part';
    try {
      const part = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
      reason = 'invalid base64 for part';
      // No base64 has a length of 4n + 1: there, the `!` makes `atob` throw.
      const json = decodeUtf8(atob(part + ['', '!', '==', '='][part.length % 4]));
      reason = 'invalid json for part';
      return JSON.parse(json);
    } catch {
      const error = new Error(`Invalid token specified: ${reason} #2`);
      error.name = 'InvalidTokenError';
      console.error(error);
      return null;
    }
  };
  // Only guarded pages have `data-guarded`, whose value is the text of the notice on the login page.
  const isGuarded = page.dataset.guarded !== undefined;
  // These pages keep the return path. Opening any other page means that the person has moved on, so the path is forgotten.
  const isOnWayToLogin = /^\/(login|register|forgot|reset|confirm)\/?$/i.test(location.pathname);
  const forgetReturnPath = () => {
    try {
      sessionStorage.removeItem(storageKeys.returnPath);
    } catch {
      // The browser blocks storage, so there is nothing to forget.
    }
  };
  // Returns the id of the account. A prerendered page gets no more than its marks, which hide a guarded page from visitors. Prerendering
  // must not redirect or store anything: the page may never be opened, and browsers discard what it writes to `sessionStorage`.
  const update = () => {
    const token = readToken();
    const user = token && userOf(token);
    page.dataset.session = user ? 'in' : 'out';
    // Only decides what to display: the API checks permissions.
    page.dataset.role = user?.role ?? '';
    // The guard only checks that a token exists, as the specification requires.
    const isAllowed = !isGuarded || token;
    if (!isAllowed) page.dataset.leaving = '';
    if (document.prerendering) return;
    if (isAllowed) {
      if (!isOnWayToLogin) forgetReturnPath();
      return user?.sub;
    }
    sessionStorage.setItem(storageKeys.returnPath, location.pathname + location.search + location.hash);
    sessionStorage.setItem(storageKeys.flashNotice, JSON.stringify({ kind: 'alert', text: page.dataset.guarded }));
    location.replace('/login');
  };
  // A guarded page and the text typed into it belong to one account: the page reloads when another account logs in.
  let accountId;
  const updateAndReload = () => {
    const newAccountId = update();
    if (!isGuarded || !readToken() || newAccountId === accountId) return;
    // Hides the page until it is gone.
    page.dataset.leaving = '';
    location.reload();
  };
  addEventListener('storage', ({ key }) => (key === storageKeys.token || key === null) && updateAndReload());
  addEventListener('pageshow', ({ persisted }) => persisted && updateAndReload());
  const open = () => {
    // Someone may have logged in after the page was prerendered.
    delete page.dataset.leaving;
    accountId = update();
    if (!isGuarded || !accountId) return;
    const previousAccountId = history.state?.accountId ?? accountId;
    history.replaceState({ ...history.state, accountId }, '');
    // Browsers restore the form fields of a page from their history, even if another account filled them in.
    if (previousAccountId !== accountId) {
      page.dataset.leaving = '';
      location.replace(location.pathname + location.search);
    }
  };
  open();
  document.addEventListener('prerenderingchange', open);
  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-log-out]');
    if (!button) return;
    const headers = { authorization: `Bearer ${readToken()}` };
    localStorage.removeItem(storageKeys.token);
    // Also ends the session on the server. `keepalive` lets the request outlive this page. If the request fails, this device is
    // still logged out.
    fetch(button.dataset.logOut, { method: 'POST', keepalive: true, headers }).catch(() => {});
    location.assign('/login');
  });
})();
