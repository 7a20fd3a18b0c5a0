/**
 * Loaded into the measured product before it starts: a benchmark that is killed leaves no server on
 * its port.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
