// On an organization's page: remembers its name when someone goes on to the donation form, for the login page (gate.js), so that this
// page can name what was chosen without a request. `storageKeys` is filled in by inline-source.ts.
addEventListener('click', ({ target }) => {
  const link = target.closest('[data-charity]');
  try {
    if (link) sessionStorage.setItem(storageKeys.keptCharity, link.dataset.charity);
  } catch {
    // The browser blocks storage. The login page then names no organization.
  }
});
