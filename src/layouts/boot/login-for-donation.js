// On the login page: if the guard redirected the visitor from the donation form, shows texts about the donation, and the
// organization that was chosen. Runs before the first paint, so that nothing shifts. `storageKeys` is filled in by
// inline-source.ts.
(() => {
  const read = (key) => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  let isShown = false;
  const show = () => {
    const [path, query] = read(storageKeys.returnPath).split('?');
    if (!/^\/donationform\/?$/i.test(path)) return;
    isShown = true;
    for (const element of document.querySelectorAll('[data-for-donation]'))
      element.textContent = element.dataset.forDonation;
    const id = new URLSearchParams(query).get('charity');
    if (!id) return;
    const [charityId, ...name] = read(storageKeys.keptCharity).split(' ');
    const kept = document.getElementById('kept');
    const gift = kept.querySelector('[data-named]');
    if (charityId === encodeURIComponent(id))
      gift.textContent = gift.dataset.named.replace('{charity}', () => name.join(' '));
    kept.hidden = false;
  };
  show();
  document.addEventListener('prerenderingchange', show);
  // Someone may have opened another page, on which session.js removed the return path, and come back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShown && !read(storageKeys.returnPath)) location.reload();
  });
})();
