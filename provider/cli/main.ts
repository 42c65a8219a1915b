import { userInfo } from 'node:os'
import { runCli } from './run'

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  now: () => new Date(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
