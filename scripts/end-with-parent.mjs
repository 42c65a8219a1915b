// Loaded before a program that the launcher starts: when the launcher is killed, its channel closes, and the program
// stops as if it had been told to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
