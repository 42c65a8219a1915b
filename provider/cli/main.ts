import { constants, userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
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
  ...(process.stdin.isTTY &&
    process.stderr.isTTY && {
      ask: (question) => ask(question),
      readSecret: (question) => ask(question, true),
    }),
})

/** @param isSecret the answer is not shown */
async function ask(question: string, isSecret = false): Promise<string> {
  const output = isSecret ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stderr
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  if (isSecret) process.stderr.write(question)
  lines.once('SIGINT', () => process.exit(STOPPED + constants.signals.SIGINT))
  // An input that ends counts as an empty answer.
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question(question), ended])
  lines.close()
  if (isSecret) process.stderr.write('\n')
  return answer
}
