import { runCli } from '@/provider/cli/run'
import { START } from './open-provider'

type Screen = Pick<Parameters<typeof runCli>[1], 'progress' | 'ask'>

/** One operator's command over this database: its exit code and what it says, with plain spaces. */
export function openCommands(url: string, clock: { now: Date } = { now: START }) {
  return async (words: string | string[], env: Record<string, string> = {}, screen: Screen = {}) => {
    const [told, complaints]: [string[], string[]] = [[], []]
    const code = await runCli(typeof words === 'string' ? words.split(' ').filter(Boolean) : words, {
      env: { DATABASE_URL: url, LANG: 'ru_RU.UTF-8', ...env },
      user: 'petrova',
      now: () => clock.now,
      print: (line) => told.push(line),
      complain: (line) => complaints.push(line),
      ...screen,
    })
    const plain = (lines: string[]) => lines.join('\n').replaceAll(/[^\S\n]/gu, ' ')
    return { code, told: plain(told), complaint: plain(complaints) }
  }
}
