// Preloaded into a server process: its event loop is as slow as that of a server with far too much to do.

/** Milliseconds that each turn takes. */
const turn = 60;

setInterval(() => {
  const end = performance.now() + turn;
  while (performance.now() < end);
}, 1).unref();
