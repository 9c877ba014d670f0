// A helper process for tests: it replies to each message with the same message, and exits when it receives `{ end: true }`.

process.on('message', (message: { end?: boolean }) => {
  if (message.end) process.exit();
  process.send?.(message);
});
process.send?.('ready');
