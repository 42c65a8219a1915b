import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { createTableCopy } from '@/provider/modules/backup/copy-tables'
import { reportOverdue } from '@/provider/modules/backup/report-overdue'
import { runBackup } from '@/provider/modules/backup/run-backup'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const ENV = { BACKUP_KEY: 'key-of-the-backup-tests' }
const HOUR_MS = 60 * 60 * 1000
const OLD = ['sun-2026-11-01T03-15-00Z.sunb', 'sun-2026-11-06T03-15-00Z.sunb']
const STAYING = ['sun-2026-11-07T03-15-00Z.sunb', 'backup-2020-01-01.sunb', 'notes.txt']

describe('a backup by a schedule', () => {
  let branch: TestDatabase
  let folder: string
  const clock = { now: new Date('2026-11-21T03:15:00Z') }
  beforeAll(async () => {
    branch = await openTestDatabase('sun_seeded')
  })
  beforeEach(async () => {
    clock.now = new Date('2026-11-21T03:15:00Z')
    folder = await mkdtemp(join(tmpdir(), 'sun-runs-'))
    for (const name of [...OLD, ...STAYING]) await writeFile(join(folder, name), '')
    await branch.db.execute(sql`delete from backup_runs`)
    return () => rm(folder, { recursive: true, force: true })
  })
  afterAll(() => branch.close())

  const runs = async () => {
    const { rows } = await branch.db.execute(sql`select name, is_rehearsed as "isRehearsed" from backup_runs`)
    return rows
  }

  it('is made, read back, restored in a rehearsal and recorded; then what is older than the days is removed', async () => {
    const command = openCommands(branch.url, clock)
    const { code, errors, output } = await command(`backup run ${folder} --days 14 --rehearse`, ENV)
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(/^sun-2026-11-21T03-15-00Z\.sunb: копия сделана и проверена .* Старых копий удалено: 2\.$/)
    expect((await readdir(folder)).sort()).toEqual([...STAYING, 'sun-2026-11-21T03-15-00Z.sunb'].sort())
    expect(await runs()).toEqual([{ name: 'sun-2026-11-21T03-15-00Z.sunb', isRehearsed: true }])
    const verified = await command(`backup verify ${folder}/sun-2026-11-21T03-15-00Z.sunb`, ENV)
    expect(verified.code).toBe(0)
  }, 120_000)

  it('that cannot be read back is not recorded, and removes nothing', async () => {
    const deps = {
      ...{ db: branch.db, station: 'vldk', tables: createTableCopy(branch.url), databaseUrl: branch.url },
      ...{ now: () => clock.now, verify: async () => ({ why: 'not_opened' }) as const },
    }
    const options = { folder, secret: ENV.BACKUP_KEY, files: { folder }, days: 14, isRehearsed: false }
    expect(await runBackup(deps, options, () => undefined)).toEqual({ why: 'not_opened' })
    expect(await readdir(folder)).toEqual(expect.arrayContaining(OLD))
    expect(await runs()).toEqual([])
  })

  it('that is missing or too old is reported to the branch, once a day, until a new one is verified', async () => {
    const { db } = branch
    const now = () => clock.now
    const settings = bindSettings(db, { cache: createReferenceCache(db), station: 'vldk', now })
    const report = () => reportOverdue({ db, settings, now }, 26)
    const letters = async () => {
      const { rows } = await db.execute<{ hours: string }>(sql`
        select params ->> 'hours' as hours from outbox where kind = 'backup_overdue' and address is not null order by id`)
      return rows.map(({ hours }) => hours)
    }
    expect([await report(), await report()]).toEqual([undefined, undefined])
    expect(await letters()).toEqual(['—'])

    expect((await openCommands(branch.url, clock)(`backup run ${folder}`, ENV)).code).toBe(0)
    clock.now = new Date(clock.now.getTime() + 26 * HOUR_MS)
    expect([await report(), await letters()]).toEqual([null, ['—']])
    clock.now = new Date(clock.now.getTime() + HOUR_MS)
    expect([await report(), await report()]).toEqual([27, 27])
    expect(await letters()).toEqual(['—', '27'])
    // A branch in the same database hears of its own backups.
    await db.execute(sql`insert into settings (station, public_station, data)
      select 'second', 'second', data from settings where station = 'vldk'`)
    await reportOverdue({ db, settings: { ...settings, station: 'second' }, now }, 26)
    expect(await letters()).toEqual(['—', '27', '—'])
  })

  it('needs the key of the backups', async () => {
    const { code, errors } = await openCommands(branch.url, clock)(`backup run ${folder}`)
    expect([code, errors]).toEqual([3, expect.stringContaining('BACKUP_KEY')])
    expect(await runs()).toEqual([])
  })
})
