// Preloaded into a server that a test or a benchmark starts: stops the server when the parent process ends for any reason,
// even a crash. The channel to the parent alone must not keep the server running, hence `unref`.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
