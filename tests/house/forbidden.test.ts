import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = (...rooms: string[]) =>
  rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`),
  )

const SITE = [...sources('app', 'components', 'lib'), 'middleware.ts']

const RULES = [
  { name: 'only lib/config reads the environment', files: SITE, except: /^lib\/config\//, text: /process\.env/ },
  { name: 'no Server Actions', files: SITE, text: /['"]use server['"]/ },
  { name: 'no style attributes: the CSP blocks them', files: SITE, text: /\sstyle=\{/ },
  { name: 'no raw HTML', files: SITE, text: /dangerouslySetInnerHTML/ },
  { name: 'one fetch to the provider', files: sources('lib/api'), except: /call-provider\.ts$/, text: /\bfetch\(/ },
  {
    name: 'dates and lists go through lib/i18n: next-intl would write them for Americans',
    files: SITE,
    text: /import\s*\{[^}]*\b(useFormatter|getFormatter)\b[^}]*\}\s*from 'next-intl/,
  },
  {
    name: 'no list or day is formatted past lib/i18n',
    files: sources('app', 'components'),
    text: /Intl\.(ListFormat|RelativeTimeFormat)|toLocale(Date|Time)?String\(/,
  },
  {
    name: 'no clock during the render of a component',
    files: sources('components'),
    // In effects, and when something was pressed.
    except: /(hold-timer\.tsx|use-sent-code\.ts)$/,
    text: /Date\.now\(\)|new Date\(\)/,
  },
]

const NEW_CONNECTION = /new pg\.(Client|Pool)\(/

/** Made there with a listener for their errors, without which a lost connection ends the process; live-mode-checks and guided-client open none. */
const CONNECTIONS_OF =
  /^provider\/(db\/pool\/(guided-client|open-pool|primary|silent-connections)|config\/live-mode-checks)\.ts$/

describe('what no file of the provider may contain', () => {
  it('a connection of PostgreSQL that nobody listens to', () => {
    const making = sources('provider').filter((file) => NEW_CONNECTION.test(readFileSync(file, 'utf8')))
    expect(making.filter((file) => !CONNECTIONS_OF.test(file))).toEqual([])
  })

  it.each(['new pg.Client({ connectionString })', 'new pg.Pool(limits)'])('among them: %s', (made) => {
    expect(NEW_CONNECTION.test(made)).toBe(true)
    expect(['provider/main.ts', 'provider/db/migrate.ts'].filter((file) => CONNECTIONS_OF.test(file))).toEqual([])
  })
})

describe('what no file of the site may contain', () => {
  it.each(RULES)('$name', ({ files, except, text }) => {
    expect(files.filter((file) => !except?.test(file) && text.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

describe('a route', () => {
  it('reads parameters, asks and renders in eighty lines at most', () => {
    const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
    expect(sources('app').filter((file) => linesOf(file) > 80)).toEqual([])
  })
})
