// Preloaded into a server that a test or a benchmark starts: when whoever started it is gone, however it went, the
// server ends as well.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
