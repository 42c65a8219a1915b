import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { unzipSync, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsx, { type Cell } from 'write-excel-file/node'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const HEAD = 'Госномер;Модель;Вид номера;Инвентарный номер;Цвет;Год выпуска;Пробег, км;Состояние'
const SPACE = 32
const CAR = (plate: string, colour = 'белый', mileage = '1') =>
  `${plate};honda-fit;государственный;;${colour};2020;${mileage};в парке`
const BOX = (plate: string) => CAR(plate).replace('государственный', 'инвентарный')
const PRICES =
  'Модель;Цена за сутки, ₽;Скидка, %;Специальная цена, ₽;Цена одних суток, ₽;Скидка от срока 1, %;Скидка от срока 2, %;Залог, ₽;Франшиза, ₽;Перепробег, ₽ за км'

describe('unusual files of the branch', () => {
  let database: TestDatabase
  let folder: string
  let run: ReturnType<typeof openCommands>
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-odd-'))
    run = openCommands(database.url)
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
  const take = async (subject: string, name: string, content: string | Buffer) => {
    const path = join(folder, name)
    await writeFile(path, content)
    return run(['import', subject, '--file', path])
  }
  const fleet = (content: string | Buffer, name = 'cars.csv') => take('fleet', name, content)
  const book = (...sheets: Cell[][][]) =>
    writeXlsx(sheets.map((data, index) => ({ data, sheet: `Лист${index + 1}` }))).toBuffer()
  const texts = (line: string): Cell[] => line.split(';').map((value) => ({ value, type: String }))

  it('with mixed line ends, a byte order mark and empty columns at the end are read row by row', async () => {
    const lines = `\ufeff${HEAD};;\r\n${CAR('А201АА125')};;\n${CAR('А202АА125')};;\r${CAR('А203АА125')}\r\n`
    const done = await fleet(lines)
    expect([done.errors, done.output]).toEqual(['', 'Строк: 3. Добавлено: 3, изменено: 0.'])
  })

  it('with the columns in another order, other letters of them and signs that an old encoding lost', async () => {
    const [model = '', ...prices] = PRICES.split(';')
    const head = [...prices.reverse(), model.toUpperCase()].join(';')
    const done = await take(
      'prices',
      'p.csv',
      iconv.encode(`${head}\n8,5;20 000;6000;10;5;;2600;0;2600;honda-fit`, 'win1251'),
    )
    expect([done.errors, done.output]).toEqual(['', expect.stringContaining('изменено: 1')])
  })

  it.each([
    ['2 600', 260_000],
    ['2\u00a0600,50 ₽', 260_050],
    ['2\u202f600.5', 260_050],
    ['2600 руб.', 260_000],
    ['2600р', 260_000],
    ['1.500,00', null],
    ['2,600', null],
    ['-1', null],
    ['1e3', null],
    ['2600,005', null],
    ['∞', null],
  ])('with a price written as %s', async (text, kop) => {
    const done = await take('prices', 'price.csv', `${PRICES}\nhonda-fit;${text};0;2600;;5;10;6000;20000;8,5`)
    const [row] = await rows(sql`select list_kop::int as kop from car_models where slug = 'honda-fit'`)
    if (kop === null) expect(done.errors).toContain('строка 2, «Цена за сутки, ₽»: нужна сумма в рублях')
    else expect([done.errors, row]).toEqual(['', { kop }])
  })

  it('find a plate in any letters and with any spaces', async () => {
    await fleet(`${HEAD}\n${CAR('А301ВС125')}`)
    const latin = await fleet(`${HEAD}\n${CAR('a301 bc 125', 'синий')}`)
    expect(latin.output).toBe('Строк: 1. Добавлено: 0, изменено: 1.')
    const both = await fleet(`${HEAD}\n${CAR('А302ВС125')}\n${CAR('A302BC125')}`)
    expect(both.errors).toContain('строка 3: такая строка уже была выше')
    const odd = await fleet(`${HEAD}\n${BOX('ВОХ-1')}\n${BOX('BOX-1')}`)
    expect(odd.errors).toContain('строка 3, «Госномер»: такой же номер есть другими буквами')
    await fleet(`${HEAD}\n${BOX('ВОХ-1')}`)
    expect((await fleet(`${HEAD}\n${BOX('BOX-1')}`)).errors).toContain('строка 2, «Госномер»: такой же номер есть')
  })

  it('keep a text that a spreadsheet would read as a formula, and an apostrophe that is not ours', async () => {
    const colours = ['=cmd|calc', '+1+1', '-2+3', '@sum', "'=x", "''=x", '＝1', "'белый", '0012', 'а;"б"']
    const cells = colours.map((colour, n) => texts(CAR(`А40${n}АА125`)).with(4, { value: colour, type: String }))
    expect((await fleet(await book([texts(HEAD), ...cells]), 'odd.xlsx')).output).toContain('Добавлено: 10')
    const out = join(folder, 'out.csv')
    await run(['export', 'fleet', '--file', out])
    const csv = await readFile(out, 'utf8')
    expect(csv).not.toMatch(/(^|;|")[=@＝]/m)
    expect((await run(['import', 'fleet', '--file', out])).output).toContain('Добавлено: 0, изменено: 0.')
    expect(await rows(sql`select cvet from cars where gosnomer like 'А40_АА125' order by gosnomer`)).toEqual(
      colours.map((cvet) => ({ cvet })),
    )
  })

  it('with dates as a spreadsheet counts them', async () => {
    const [head = '', row = ''] = (await readFile('docs/operators/samples/discounts.csv', 'utf8')).split('\n')
    await run('import promo --file docs/operators/samples/promo.csv')
    const cells = texts(row)
      .with(4, { value: new Date('2026-12-01T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' })
      .with(5, { value: 46_387, type: Number })
      .with(1, { value: 900, type: Number })
    const done = await take('discounts', 'dates.xlsx', await book([texts(head), cells]))
    expect(done.errors).toBe('')
    expect(await rows(sql`select valid_from, valid_to, sort from discounts where id = 'sample-discount'`)).toEqual([
      { valid_from: '2026-12-01', valid_to: '2026-12-31', sort: 900 },
    ])
    const event = (await readFile('docs/operators/samples/events.csv', 'utf8')).split('\n')
    const dateColumns = texts((event[1] ?? '').split(';').slice(0, 18).join(';'))
      .concat(texts('а;a;甲'))
      .with(3, { value: new Date('2026-12-12T11:00:00Z'), type: Date, format: 'dd.mm.yyyy hh:mm' })
      .with(4, { value: 46_368.583_333_333, type: Number })
    expect((await take('events', 'e.xlsx', await book([texts(event[0] ?? ''), dateColumns]))).errors).toBe('')
    expect(
      await rows(sql`select starts_at::timestamptz at time zone 'UTC' = '2026-12-12 01:00' as starts,
        ends_at at time zone 'UTC' = '2026-12-12 04:00' as ends from events where id = 900001`),
    ).toEqual([{ starts: true, ends: true }])
  })

  it.each([
    ['1,88101E+19', null],
    ['1.88101E+19', null],
    ['18810125261122000001', 1.8810125261122e19],
  ])('with a number that a spreadsheet has rounded are rejected: %s', async (text, number) => {
    await run('import fleet --file docs/operators/samples/fleet.csv')
    await run('import clients --file docs/operators/samples/clients.csv')
    const [head = '', row = ''] = (await readFile('docs/operators/samples/fines.csv', 'utf8')).split('\n')
    const cells = texts(row).with(0, number === null ? { value: text, type: String } : { value: number, type: Number })
    const done = await take('fines', 'fines.xlsx', await book([texts(head), cells]))
    expect(done.errors).toContain('строка 2, «Номер постановления»: цифры потеряны')
  })

  it('that lost their Chinese characters are rejected', async () => {
    const text = await readFile('docs/operators/samples/sections.csv', 'utf8')
    const done = await take('sections', 's.csv', iconv.encode(text, 'win1251'))
    expect(done.errors).toContain('строка 2, «Название (кит.)»: буквы потеряны')
  })

  it('with data on several sheets are rejected, and empty sheets are ignored', async () => {
    const sheet = [texts(HEAD), texts(CAR('А501АА125'))]
    expect((await fleet(await book(sheet, sheet), 'two.xlsx')).errors).toContain('на нескольких листах')
    expect((await fleet(await book([], sheet), 'second.xlsx')).output).toContain('Добавлено: 1')
  })

  it.each([
    ['nothing', '', /Не хватает: «Госномер»/],
    ['a column twice', `${HEAD};Цвет\n`, /Повторяются: «Цвет»/],
    ['another column', `${HEAD};Хозяин\n`, /Лишние: «Хозяин»/],
    ['words beside the columns', `${HEAD}\n${CAR('А601АА125')};лишнее`, /строка 2: такой текст не подходит/],
    ['a cell of 10 MB', `${HEAD}\n${CAR('А602АА125')}\n${CAR('x'.repeat(10_000_000))}`, /^Строка 3 не читается/],
    ['a quote that never ends', `${HEAD}\n${CAR('А603АА125')}\n"${CAR('А604АА125')}`, /^Строка 3 не читается/],
  ])('with %s are rejected', async (_, content, why) => {
    const { code, errors } = await fleet(content)
    expect([code, errors]).toEqual([3, expect.stringMatching(why)])
    expect(await rows(sql`select 1 from cars where gosnomer like 'А60%'`)).toEqual([])
  })

  it('with a head alone change nothing', async () => {
    expect((await fleet(HEAD)).output).toBe('Строк: 0. Добавлено: 0, изменено: 0.')
  })

  it('that inflate to an enormous size are rejected before they fill the memory', async () => {
    const entries = unzipSync(await book([texts(HEAD)]))
    const bomb = new Uint8Array(160_000_000).fill(SPACE)
    const packed = zipSync({ ...entries, 'xl/worksheets/sheet1.xml': bomb }, { level: 1 })
    expect(packed.length).toBeLessThan(2_000_000)
    const before = process.memoryUsage().rss
    const { code, errors } = await fleet(Buffer.from(packed), 'bomb.xlsx')
    expect([code, errors]).toEqual([3, expect.stringContaining('сохраните её как CSV')])
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it('that hold thousands of entries are rejected', async () => {
    const empty = Array.from({ length: 1_100 }, (_, number) => [`docProps/${number}.xml`, new Uint8Array()] as const)
    const entries = unzipSync(await book([texts(HEAD)]))
    const packed = zipSync({ ...entries, ...Object.fromEntries(empty) }, { level: 0 })
    const { code, errors } = await fleet(Buffer.from(packed), 'many.xlsx')
    expect([code, errors]).toEqual([3, expect.stringContaining('сохраните её как CSV')])
  })
})
