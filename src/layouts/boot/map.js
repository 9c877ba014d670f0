// Loads the map of the contact page when its disclosure opens. `loading="lazy"` is not enough: browsers ignore it where
// JavaScript is turned off, so the map's host would get a request from each visitor without JavaScript.
(() => {
  const map = document.querySelector('.map');
  const frame = map.querySelector('iframe');
  map.addEventListener('toggle', () => {
    frame.src ||= frame.dataset.src;
  });
})();
