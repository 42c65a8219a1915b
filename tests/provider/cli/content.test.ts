import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageChangesResponse } from '@/provider/contract/page-changes'
import { openProvider, type TestProvider } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const SAMPLES = 'docs/operators/samples'

describe('content of the branch', () => {
  let database: TestDatabase
  let provider: TestProvider
  let folder: string
  let run: ReturnType<typeof openCommands>
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    provider = await openProvider(database)
    folder = await mkdtemp(join(tmpdir(), 'sun-content-'))
    run = openCommands(database.url)
  })
  afterAll(async () => {
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  })

  const since = async (after?: number): Promise<PageChangesResponse> =>
    (await provider.call('GET', `/sun/v2/page-changes${after === undefined ? '' : `?after=${after}`}`)).json().data
  const readContent = async (path: string, language: string) =>
    (await provider.call('GET', `/sun/v2/content/${path}`, undefined, { 'accept-language': language })).json().data
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const sample = async (subject: string, changes: [string | RegExp, string][] = []) => {
    const text = await readFile(`${SAMPLES}/${subject}.csv`, 'utf8')
    return file(
      `${subject}.csv`,
      changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    )
  }

  it('warns of wordings that we avoid, and imports the text', async () => {
    const path = await sample('news', [['Ночью', 'В случае 5% ночью']])
    const { code, errors } = await run(`import news --file ${path} --dry-run`)
    expect(code).toBe(0)
    expect(errors).toMatch(/^Предупреждение: строка \d+, «.+ \(рус\.\)»[^\n]*в случае → если$/m)
    expect(errors).toContain('5% → 5 %')
    expect((await run(`import news --file ${SAMPLES}/news.csv --dry-run`)).errors).toBe('')
  })

  it.each([
    ['fleet', ['car:honda-fit', 'cars']],
    ['prices', ['car:honda-fit', 'cars']],
    ['seasons', ['prices']],
    ['promo', ['content']],
    ['news', ['content']],
    ['events', ['content']],
    ['sections', ['content']],
    ['faq', ['content']],
    ['discounts', ['content']],
    ['partners', ['content']],
    ['chauffeurs', ['content', 'transfers']],
    ['offices', ['content']],
  ])('marks cached pages as stale: %s', async (subject, tags) => {
    const { last } = await since()
    expect((await run(`import ${subject} --file ${SAMPLES}/${subject}.csv --dry-run`)).code).toBe(0)
    expect((await run(`import ${subject} --file ${SAMPLES}/${subject}.csv`)).errors).toBe('')
    const changes = await since(last)
    expect([...new Set(changes.tags)].sort()).toEqual(tags)
  })

  it('is read in three languages, with its times in station time', async () => {
    provider.clock.now = new Date('2026-12-05T00:00:00Z')
    const event = await readContent('events/900001', 'zh-CN')
    expect(event).toMatchObject({
      title: '试驾',
      startsAt: '2026-12-12T01:00:00.000Z',
      place: { name: '门店停车场', lat: 43.14, lng: 131.95 },
      promo: { code: 'ОБРАЗЕЦ5' },
      carSlugs: ['honda-fit'],
    })
    expect(event.body).toHaveLength(2)
    const { discounts } = await readContent('discounts', 'en')
    expect(discounts.find(({ id }: { id: string }) => id === 'sample-discount')).toMatchObject({ title: 'For guests' })
    const { offices } = await readContent('offices', 'ru')
    expect(offices.find(({ id }: { id: string }) => id === 'sample-office').facilities).toEqual(['Кофе', 'Розетки'])
    const changed = await sample('events', [['试驾;', '周末试驾;']])
    expect((await run(`import events --file ${changed}`)).output).toContain('Добавлено: 0, изменено: 1.')
    expect((await readContent('events/900001', 'zh-CN')).title).toBe('周末试驾')
  })

  it.each([
    ['events', [['honda-fit', 'lada']], 'строка 2, «Модели»: нет такой модели'],
    ['events', [['ОБРАЗЕЦ5', 'НЕТ']], 'строка 2, «Промокод»: нет такого промокода'],
    ['events', [['12.12.2026 14:00', '11.12.2026 14:00']], 'строка 2, «Конец»: даты идут не по порядку'],
    ['events', [['12.12.2026 14:00', '12.12.2026']], 'строка 2, «Конец»: нужны дата и время, 2026-11-22 14:30'],
    ['events', [[';131,95', ';']], 'строка 2, «Долгота»: не подходит к соседнему столбцу'],
    ['events', [[';131,95', ';200']], 'строка 2, «Долгота»: нужно число, -180…180'],
    ['news', [['\n\nAt night', ' At night']], 'строка 2, «Текст (англ.)»: абзацев не столько, сколько по-русски'],
    ['discounts', [['промокод;', 'срок;']], 'строка 2, «Промокод»: не подходит к соседнему столбцу'],
    ['offices', [[';office;', ';moon;']], 'строка 2, «Место выдачи»: нет такого места выдачи'],
    ['chauffeurs', [['business, vip', 'business, tank']], 'строка 2, «Классы»: нет такого класса машин'],
    ['partners', [['https://', 'javascript:']], 'строка 2, «Сайт»: такой текст не подходит'],
    ['faq', [['sample-group', 'no-group']], 'строка 2, «Раздел»: нет такого раздела'],
  ] as [string, [string, string][], string][])(
    'is rejected with row and cause: %s %j',
    async (subject, changes, why) => {
      const { errors, code } = await run(`import ${subject} --file ${await sample(subject, changes)}`)
      expect([code, errors.split('\n')[0]?.startsWith(why) ? why : errors]).toEqual([3, why])
    },
  )

  it('is restored from its files into a branch that lost it', async () => {
    const kinds = ['news', 'events', 'sections', 'faq', 'discounts', 'partners', 'chauffeurs', 'offices', 'seasons']
    const texts = ['news', 'events', 'faq_questions', 'faq_groups', 'discounts', 'partners', 'chauffeurs', 'offices']
    const tables = [...texts, 'price_periods']
    const all = async () => {
      const contents = []
      for (const table of tables)
        contents.push(
          (
            await database.db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
          order by 1`)
          ).rows,
        )
      return contents
    }
    for (const kind of kinds) await run(`export ${kind} --file ${join(folder, `${kind}.xlsx`)}`)
    const before = await all()
    for (const table of tables) await database.db.execute(sql`delete from ${sql.identifier(table)}`)
    for (const kind of kinds)
      expect((await run(`import ${kind} --file ${join(folder, `${kind}.xlsx`)}`)).errors).toBe('')
    expect(await all()).toEqual(before)
  })
})
