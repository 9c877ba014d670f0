// Says whether an organization is open, marks today, and removes closures that are over. The page is cached, so only the browser knows
// the time. The rules are those of `openingAt` in contract/src/opening-times.ts, which an inline script cannot import; a test compares them.
(() => {
  const status = document.querySelector('[data-clock]');
  const [timeZone, hours, closures] = JSON.parse(status.dataset.clock);
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone });
  const update = () => {
    const clock = Object.fromEntries(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
    const today = `${clock.year}-${clock.month}-${clock.day}`;
    const now = `${clock.hour}:${clock.minute}`;
    const weekday = new Date(today).getUTCDay() || 7;
    let until = '';
    if (!closures.some(([from, last]) => from <= today && today <= last)) {
      // Spans are sorted, so that those that touch count as one.
      for (const [day, opens, closes] of hours) {
        if (day === weekday && opens <= (until || now) && (until || now) < closes) until = closes;
      }
    }
    status.textContent = until ? status.dataset.open.replace('{time}', until.replace(/^0/, '')) : status.dataset.closed;
    document.querySelectorAll('.place tr').forEach((row, index) => {
      if (index + 1 === weekday) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    });
    for (const closure of document.querySelectorAll('.place [data-until]')) {
      if (closure.dataset.until < today) closure.remove();
    }
  };
  update();
  setInterval(update, 60_000);
})();
