import { runCli } from '@/provider/cli/run'
import { START } from './open-provider'

type Screen = Pick<Parameters<typeof runCli>[1], 'progress' | 'ask' | 'readSecret'>

/** Runs an operator's command over this database. @returns its exit code, output and errors, with plain spaces */
export function openCommands(url: string, clock: { now: Date } = { now: START }) {
  return async (args: string | string[], env: Record<string, string> = {}, screen: Screen = {}) => {
    const [output, errors]: [string[], string[]] = [[], []]
    const code = await runCli(typeof args === 'string' ? args.split(' ').filter(Boolean) : args, {
      env: { DATABASE_URL: url, LANG: 'ru_RU.UTF-8', ...env },
      user: 'petrova',
      now: () => clock.now,
      print: (line) => output.push(line),
      complain: (line) => errors.push(line),
      ...screen,
    })
    const plain = (lines: string[]) => lines.join('\n').replaceAll(/[^\S\n]/gu, ' ')
    return { code, output: plain(output), errors: plain(errors) }
  }
}
