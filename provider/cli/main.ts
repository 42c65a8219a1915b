import { userInfo } from 'node:os'
import { openProgressBar } from './progress-bar'
import { runCli } from './run'

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  now: () => new Date(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  ...(process.stderr.isTTY && { progress: openProgressBar((text) => process.stderr.write(text)) }),
})
