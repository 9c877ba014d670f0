// On the login page: shows what is kept for visitors whom the guard redirected from the donation form. Runs before the first paint,
// so that nothing shifts. `storageKeys` is filled in by inline-source.ts.
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
    for (const element of document.querySelectorAll('[data-gate]')) element.textContent = element.dataset.gate;
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
  // Someone may have opened another page, which forgets what was kept, and come back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShown && !read(storageKeys.returnPath)) location.reload();
  });
})();
