import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProgressBar } from '@/provider/cli/terminal/progress-bar'
import { buildCli } from '@/tests/setup/build-cli'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const CLIENTS = `Телефон;Фамилия;Имя;Отчество;Почта;Язык;Гражданство;Дата рождения
+79011111111;Новая;Анна;;;русский;;
`

describe('the operator’s program', () => {
  let database: TestDatabase
  let folder: string
  let program: string
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-program-'))
    program = await buildCli('cli-program')
    await writeFile(join(folder, 'new.csv'), CLIENTS)
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
    await rm(program, { force: true })
  })

  const env = () => ({ ...process.env, DATABASE_URL: database.url, LC_ALL: '', LANG: 'ru_RU' })
  const start = (...args: string[]) => spawn(process.execPath, [program, ...args], { env: env(), cwd: folder })
  const endOf = (child: ChildProcess) =>
    new Promise<number | NodeJS.Signals | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(code ?? signal)),
    )

  /** Stops the program while it waits for a lock on the clients. */
  async function stopped(signal: NodeJS.Signals, ...args: string[]) {
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    await other.query('begin')
    await other.query('lock table clients in access exclusive mode')
    const child = start(...args)
    const waiting = async () => {
      // Copies of one template have the same object ids.
      const { rows } = await other.query(`select from pg_locks where not granted and relation = 'clients'::regclass
        and database = (select oid from pg_database where datname = current_database())`)
      return rows.length > 0
    }
    while (!(await waiting()));
    const end = endOf(child)
    child.kill(signal)
    const code = await end
    await other.query('commit')
    await other.end()
    return code
  }

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'stopped by %s in the middle of an import writes nothing, and says so by its code',
    async (signal, code) => {
      expect(await stopped(signal, 'import', 'clients', '--file', 'new.csv')).toBe(code)
      const { rows } = await database.db.execute(sql`select 1 from clients where phone = '+79011111111'`)
      expect(rows).toEqual([])
    },
  )

  it('leaves no partial file when it is stopped during an export', async () => {
    expect(await stopped('SIGINT', 'export', 'clients', '--file', 'half.csv')).toBe(130)
    expect((await readdir(folder)).sort()).toEqual(['new.csv'])
  })

  it('is silent when its reader closes the pipe', () => {
    const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${program}" --help | head -n 1`], {
      env: env(),
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
  })

  it('names the file that it cannot write', async () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [program, 'export', 'clients', '--file', join(folder, 'none', 'x.csv')],
      { env: env(), encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Файл .*x\.csv.* не прочитать или не записать \(ENOENT\)\.\n$/),
    ])
  })

  it('draws its progress bar over the last one, and clears it for text', () => {
    const drawn: string[] = []
    let now = 1000
    const { progress, clear } = openProgressBar(
      (text) => drawn.push(text),
      () => now,
    )
    clear()
    progress(1, 4)
    now += 50
    progress(2, 4)
    clear()
    clear()
    now += 100
    progress(3, 4)
    progress(4, 4)
    progress(4, 4)
    clear()
    expect(drawn).toEqual([
      `\r[${'#'.repeat(8)}${'.'.repeat(22)}] 25 %`,
      '\r\u001b[K',
      `\r[${'#'.repeat(23)}${'.'.repeat(7)}] 75 %`,
      `\r[${'#'.repeat(30)}] 100 %\n`,
    ])
  })
})
