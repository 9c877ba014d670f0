// Runs before first paint: says on <html> whether somebody is logged in, so that nothing flashes (spec, sections 2 and 6).
(() => {
  const page = document.documentElement;
  const readToken = () => {
    try {
      return localStorage.getItem('token');
    } catch {
      return null;
    }
  };
  const must = (reason, step) => {
    try {
      return step();
    } catch {
      throw Object.assign(new Error(`Invalid token specified: ${reason}`), { name: 'InvalidTokenError' });
    }
  };
  // As $user of stores/session.ts, before any other code has arrived. What it logs holds nothing of the token.
  const userOf = (token) => {
    try {
      const part = must('missing part #2', () => token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'));
      const json = must('invalid base64 for part #2', () => atob(part));
      return must('invalid json for part #2', () => JSON.parse(json));
    } catch (error) {
      console.error(error);
      return null;
    }
  };
  const isGuarded = page.dataset.guarded !== undefined;
  const look = () => {
    const token = readToken();
    const user = token && userOf(token);
    page.dataset.session = user ? 'in' : 'out';
    // The API decides what somebody may do; the page only decides what is worth showing.
    page.dataset.role = user?.role ?? '';
    // The guard asks only whether there is a token.
    if (!isGuarded || token) return user?.sub;
    page.dataset.leaving = '';
    sessionStorage.setItem('return-to', location.pathname + location.search + location.hash);
    sessionStorage.setItem('notice', JSON.stringify({ kind: 'alert', text: page.dataset.guarded }));
    location.replace('/login');
  };
  // What a guarded page shows, and what is typed into it, is of one person.
  const holder = look();
  const lookAgain = () => {
    const now = look();
    if (!isGuarded || !readToken() || now === holder) return;
    page.dataset.leaving = '';
    location.reload();
  };
  addEventListener('storage', ({ key }) => (key === 'token' || key === null) && lookAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
  if (isGuarded && holder) {
    const typist = history.state?.holder ?? holder;
    history.replaceState({ ...history.state, holder }, '');
    // The browser would bring back what somebody else had typed into this page of its history.
    if (typist !== holder) {
      page.dataset.leaving = '';
      location.replace(location.pathname + location.search);
    }
  }
  addEventListener('click', ({ target }) => {
    if (!target.closest('[data-log-out]')) return;
    localStorage.removeItem('token');
    location.assign('/login');
  });
})();
