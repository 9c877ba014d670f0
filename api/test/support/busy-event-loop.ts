// Preloaded into a server process, to make its event loop as slow as that of an overloaded server.

/** Milliseconds that each turn of the event loop takes. */
const turn = 60;

setInterval(() => {
  const end = performance.now() + turn;
  while (performance.now() < end);
}, 1).unref();
