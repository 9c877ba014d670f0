// Preloaded into a server that a test or a benchmark starts: when its parent process ends for any reason, even a crash, so
// does the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
