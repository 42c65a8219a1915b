import { constants, userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { runCli } from './run'
import { openProgressBar } from './terminal/progress-bar'

/** The exit code of a program that a signal stopped: this and the number of the signal, as shells have it. */
const STOPPED = 128

const bar = process.stderr.isTTY ? openProgressBar((text) => process.stderr.write(text)) : null

// A normal exit: its handlers delete unfinished files, and the open transaction is rolled back.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    bar?.clear()
    process.exit(STOPPED + constants.signals[signal])
  })
// `… | head` closes the pipe early.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(STOPPED + constants.signals.SIGPIPE)
  })

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  print: (line) => {
    bar?.clear()
    console.log(line)
  },
  complain: (line) => {
    bar?.clear()
    console.error(line)
  },
  ...(bar && { progress: bar.progress }),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
})

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  lines.once('SIGINT', () => process.exit(STOPPED + constants.signals.SIGINT))
  // An input that ends counts as an empty answer.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question(question), ended])
  lines.close()
  return answer
}
