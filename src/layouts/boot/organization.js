// Two tasks of an organization's page, in one script, so that the page's content security policy needs only one hash.
(() => {
  // Stores the organization's name when someone goes on to the donation form, so that the login page
  // (login-for-donation.js) can show it without a request. `storageKeys` is filled in by inline-source.ts.
  addEventListener('click', ({ target }) => {
    const link = target.closest('[data-charity]');
    try {
      if (link) sessionStorage.setItem(storageKeys.keptCharity, link.dataset.charity);
    } catch {
      // The browser blocks storage. The login page then names no organization.
    }
  });

  // Shows whether the organization is open. The page is cached, so only the browser knows the time. The rules are those of
  // `openStateAt` in contract/src/opening-times.ts, which an inline script cannot import; a test compares them.
  const status = document.querySelector('[data-clock]');
  if (!status) return;
  const [timeZone, ...lists] = status.dataset.clock.split(';');
  const [hours, closures] = lists.map((list) => list.split(',').map((entry) => entry.split(' ')));
  // The Swedish locale writes days and times as `2026-11-23 17:00`.
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const update = () => {
    const [today, now] = format.format().split(' ');
    const weekday = `${new Date(today).getUTCDay() || 7}`;
    let until = '';
    // The spans are sorted by time. Spans that touch count as one.
    for (const [day, opens, closes] of hours) {
      if (day === weekday && opens <= (until || now) && (until || now) < closes) until = closes;
    }
    if (closures.some(([from, last]) => from <= today && today <= last)) until = '';
    status.textContent = until ? status.dataset.open.replace('{time}', until.replace(/^0/, '')) : status.dataset.closed;
  };
  update();
  setInterval(update, 60_000);
})();
