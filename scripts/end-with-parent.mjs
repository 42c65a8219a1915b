// Loaded before a program that the launcher starts: when the launcher is killed, its channel closes, and the program
// stops as if it had been told to. A program's own children inherit this file (`next dev` has some): their channels are
// not the launcher's, and they live by them.
if (process.env.SUN_LAUNCHER === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
