// Preloaded into a server that a test or a benchmark starts. Stops the server when the parent process ends for any reason,
// even a crash. `unref` prevents the channel to the parent from keeping the server running.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
