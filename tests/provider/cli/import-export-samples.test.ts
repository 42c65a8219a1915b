import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBJECT_NAMES } from '@/provider/modules/import-export/table-names'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const SAMPLES = 'docs/operators/samples'
/** Other files refer to these, so they are imported first. */
const FIRST = ['fleet', 'clients', 'promo', 'sections']
/** The car of the samples has no rental. */
const WARNED: Partial<Record<string, string>> = {
  fines: 'Предупреждение: строка 2, «Бронь»: у клиента нет брони этой машины на дату нарушения',
}
const CHANGED = new Set(['prices'])

describe('the samples of docs/operators', () => {
  let database: TestDatabase
  let folder: string
  let run: ReturnType<typeof openCommands>
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-samples-'))
    run = openCommands(database.url)
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('exist for everything that can be imported', async () => {
    expect((await readdir(SAMPLES)).sort()).toEqual(SUBJECT_NAMES.map((subject) => `${subject}.csv`).sort())
  })

  it('are imported as they are, after a trial', async () => {
    for (const subject of [...FIRST, ...SUBJECT_NAMES.filter((name) => !FIRST.includes(name))]) {
      const file = `${SAMPLES}/${subject}.csv`
      const counts = CHANGED.has(subject) ? 'обавлено: 0, изменено: 1' : 'обавлено: 1, изменено: 0'
      const tried = await run(`import ${subject} --file ${file} --dry-run`)
      expect([subject, tried.errors, tried.code]).toEqual([subject, WARNED[subject] ?? '', 0])
      const { code, errors, output } = await run(`import ${subject} --file ${file}`)
      expect([subject, errors, code]).toEqual([subject, WARNED[subject] ?? '', 0])
      expect([subject, output]).toEqual([subject, expect.stringContaining(counts)])
    }
  })

  it.each(SUBJECT_NAMES)('have the columns of the template that the program writes: %s', async (subject) => {
    const path = join(folder, `${subject}.csv`)
    expect((await run(`export ${subject} --template --file ${path}`)).output).toBe('Строк: 0.')
    const [head = ''] = (await readFile(`${SAMPLES}/${subject}.csv`, 'utf8')).split('\n')
    expect(await readFile(path, 'utf8')).toBe(`\ufeff${head}\r\n`)
  })
})
