import { spawnSync } from 'node:child_process'
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBJECT_NAMES } from '@/provider/modules/import-export/table-names'
import { buildCli } from '@/tests/setup/build-cli'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

const HEAD = 'Госномер;Модель;Вид номера;Инвентарный номер;Цвет;Год выпуска;Пробег, км;Состояние'

/** Far less memory than so many rows take as objects. */
const HEAP_MB = 80
const MANY = process.env.E2E_LONG ? 100_000 : 20_000

describe('files of the branch', () => {
  let database: TestDatabase
  let folder: string
  let run: ReturnType<typeof openCommands>
  const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
  const file = async (name: string, text: string | Buffer) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const command = (...typed: string[]) => run(typed)

  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    folder = await mkdtemp(join(tmpdir(), 'sun-exchange-'))
    run = openCommands(database.url)
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(SUBJECT_NAMES)(
    '%s are exported and imported again without loss, as CSV and as a workbook',
    async (subject) => {
      for (const kind of ['csv', 'xlsx']) {
        const first = join(folder, `${subject}-1.${kind}`)
        const wrote = await command('export', subject, '--file', first)
        expect([wrote.code, wrote.errors]).toEqual([0, ''])
        const read = await command('import', subject, '--file', first)
        expect([read.errors, read.code]).toEqual(['', 0])
        expect(read.output).toContain('Добавлено: 0, изменено: 0.')
        const second = join(folder, `${subject}-2.csv`)
        await command('export', subject, '--file', second, '--replace')
        if (kind === 'csv') expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'))
      }
    },
  )

  it('bring 250 cars into an empty branch, from CSV and from a workbook alike', async () => {
    const cars = Array.from({ length: 250 }, (_, n) => [
      `Х${String(n).padStart(3, '0')}ЕС777`,
      'honda-fit',
      'государственный',
      n % 7 ? '' : `И-${n}`,
      'бело-"синий"; с полосой',
      2010 + (n % 15),
      n * 1000,
      'в парке',
    ])
    const quoted = cars.map((car) => car.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';'))
    const csv = await file('cars.csv', [HEAD, ...quoted].join('\n'))
    expect((await command('import', 'fleet', '--file', csv)).output).toBe('Строк: 250. Добавлено: 250, изменено: 0.')
    const stored = () =>
      rows(sql`select gosnomer, inventory_number, cvet, year, mileage_km from cars
      where gosnomer like 'Х%ЕС777' order by gosnomer`)
    const before = await stored()
    expect(before).toHaveLength(250)
    expect(before[7]).toEqual({
      gosnomer: 'Х007ЕС777',
      inventory_number: 'И-7',
      cvet: 'бело-"синий"; с полосой',
      year: 2017,
      mileage_km: 7000,
    })
    const book = join(folder, 'cars.xlsx')
    await command('export', 'fleet', '--file', book)
    // Every car is searched among all bookings, which takes longer than a visitor's request may.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`delete from cars where gosnomer like 'Х%ЕС777'`)
    })
    expect((await command('import', 'fleet', '--file', book)).output).toContain('Добавлено: 250, изменено: 0.')
    expect(await stored()).toEqual(before)
  })

  it('may be Windows-1251, as a Russian spreadsheet saves them', async () => {
    const text = `${HEAD}\r\nХ777ХХ125;honda-fit;государственный;;чёрный №1;2020;10 000;в парке\r\n`
    const path = await file('old.csv', iconv.encode(text, 'win1251'))
    expect((await command('import', 'fleet', '--file', path)).output).toContain('Добавлено: 1')
    expect(await rows(sql`select cvet, mileage_km from cars where gosnomer = 'Х777ХХ125'`)).toEqual([
      { cvet: 'чёрный №1', mileage_km: 10_000 },
    ])
  })

  it.each(['utf8', 'win1251'])('report in %s how much is read, the end once', async (encoding) => {
    const cars = Array.from({ length: 250 }, (_, n) => {
      const plate = `У${String(n).padStart(3, '0')}УУ777`
      return `${plate};honda-fit;государственный;;белый;2020;${n};в парке`
    })
    const bytes = iconv.encode([HEAD, ...cars].join('\n'), encoding)
    const path = await file('progress.csv', bytes)
    const shares: number[] = []
    const progress = (done: number, all: number) => shares.push(done / all)
    expect((await run(['import', 'fleet', '--file', path, '--dry-run'], {}, { progress })).errors).toBe('')
    expect(shares.slice(0, -1)).toEqual([...shares.slice(0, -1)].sort((a, b) => a - b))
    expect(shares.slice(0, -1).every((share) => share > 0 && share < 1)).toBe(true)
    expect(new Set(shares.map((share) => Math.floor(share * 10))).size).toBe(11)
    expect(shares.at(-1)).toBe(1)
  })

  it('with any wrong row change nothing, and each row is named with its cause', async () => {
    const good = 'У001УУ125;honda-fit;государственный;;белый;2020;1;в парке'
    const lines = [
      HEAD,
      good,
      'У002УУ125;no-such-model;государственный;;белый;2020;-1;в парке',
      'У003УУ125;honda-fit;казённый;;белый;2020;1;в парке',
      '',
      'У004УУ125;honda-fit;государственный;;белый;20х0;-5;',
      good,
    ]
    const path = await file('bad.csv', lines.join('\n'))
    const { code, errors } = await command('import', 'fleet', '--file', path)
    expect(code).toBe(3)
    expect(errors.split('\n')).toEqual([
      'строка 3, «Пробег, км»: нужно целое число, 0…9999999',
      'строка 4, «Вид номера»: может быть только: государственный, инвентарный',
      'строка 6, «Год выпуска»: нужно целое число, 1950…2100',
      'строка 6, «Пробег, км»: нужно целое число, 0…9999999',
      'строка 6, «Состояние»: пусто',
      'строка 7: такая строка уже была выше',
      'строка 3, «Модель»: нет такой модели',
      'Ошибок: 7. Ничего не записано.',
    ])
    expect(await rows(sql`select 1 from cars where gosnomer like 'У00%УУ125'`)).toEqual([])
  })

  it('have all their errors named at once, without those that depend on a cell that could not be read', async () => {
    const [debtor] = await rows(
      sql`select c.phone, k.gosnomer as plate from clients c, cars k where c.phone is not null limit 1`,
    )
    const head =
      'Номер;Телефон клиента;Госномер;Бронь;Повреждение (рус.);Повреждение (англ.);Повреждение (кит.);Дата;Стоимость, ₽;Покрыла страховка, ₽;Состояние;Сообщили клиенту'
    const line = (phone: unknown, plate: unknown, booking: string, date: string, cost: string) =>
      `;${phone};${plate};${booking};Скол;;;${date};${cost};0;к оплате;`
    const path = await file(
      'damages.csv',
      [
        head,
        line('нет', debtor?.plate, '1234567', '2026-11-31', '100'),
        line(debtor?.phone, 'нет', '1234567', '2026-11-30', 'сто'),
        line('+79990000099', debtor?.plate, '', 'вчера', '100,50'),
      ].join('\n'),
    )
    expect((await command('import', 'damages', '--file', path, '--dry-run')).errors.split('\n')).toEqual([
      'строка 2, «Телефон клиента»: нужен телефон, +79990000001',
      'строка 2, «Дата»: нужна дата, 2026-11-22 или 22.11.2026',
      'строка 3, «Стоимость, ₽»: нужна сумма в рублях',
      'строка 4, «Дата»: нужна дата, 2026-11-22 или 22.11.2026',
      'строка 4, «Телефон клиента»: нет такого клиента',
      'строка 3, «Госномер»: нет такой машины',
      'строка 3, «Бронь»: у этого клиента нет такой брони',
      'строка 4, «Стоимость, ₽»: меньше уже оплаченного или не в целых рублях',
      'Ошибок: 8. Ничего не записано.',
    ])
  })

  it('are rejected with a text that is no plate; plates of every civil kind are imported, in either script', async () => {
    const cars = (lines: readonly (readonly [string, string])[]) =>
      [HEAD, ...lines.map(([plate, kind]) => `${plate};honda-fit;${kind};;белый;2020;1;в парке`)].join('\n')
    const wrong = await file(
      'plates.csv',
      cars([
        ['НЕТ', 'государственный'],
        ['Б001ББ125', 'государственный'],
        ['А0001АА125', 'государственный'],
        ['БЕЗ НОМЕРА', 'инвентарный'],
      ]),
    )
    const why =
      '«Госномер»: это не госномер: «А123ВС125»; у машины без него вид номера — «инвентарный», и в номере есть цифра'
    expect((await command('import', 'fleet', '--file', wrong)).errors.split('\n')).toEqual([
      ...[2, 3, 4, 5].map((row) => `строка ${row}, ${why}`),
      'Ошибок: 4. Ничего не записано.',
    ])
    const right = await file(
      'right-plates.csv',
      cars([
        ['m777mm 777', 'государственный'],
        ['АМ77777', 'государственный'],
        ['1234АМ77', 'государственный'],
        ['АМ123477', 'государственный'],
        ['АМ123М77', 'государственный'],
        ['S-717', 'инвентарный'],
      ]),
    )
    expect(await command('import', 'fleet', '--file', right)).toMatchObject({ code: 0, errors: '' })
    expect(await rows(sql`select gosnomer from cars where gosnomer = 'М777ММ777'`)).toHaveLength(1)
  })

  it('can be checked without writing', async () => {
    const path = await file('try.csv', `${HEAD}\nА111АА125;honda-fit;государственный;;белый;2020;1;в парке`)
    const tried = await command('import', 'fleet', '--file', path, '--dry-run')
    expect([tried.code, tried.output]).toEqual([0, expect.stringContaining('ничего не записано')])
    expect(await rows(sql`select 1 from cars where gosnomer = 'А111АА125'`)).toEqual([])
  })

  it.each([
    ['none.csv', null, 'Нет такого файла'],
    ['cars.txt', HEAD, 'Нужен файл .csv или .xlsx'],
    ['broken.xlsx', 'this is no zip', 'Файл испорчен'],
    ['quote.csv', `${HEAD}\n"Х;honda-fit`, 'Строка 2 не читается'],
    ['empty.csv', '', 'Не хватает: «Госномер»'],
    ['wrong.csv', `${HEAD.replace('Цвет', 'Колор')}\n`, 'Не хватает: «Цвет». Лишние: «Колор»'],
  ])('that are no such table are rejected: %s', async (name, text, why) => {
    const path = text === null ? join(folder, name) : await file(name, text)
    const { code, errors } = await command('import', 'fleet', '--file', path)
    expect([code, errors]).toEqual([3, expect.stringContaining(why)])
  })

  it('are not overwritten by accident, and only the operator can read them', async () => {
    const path = join(folder, 'clients.csv')
    expect((await command('export', 'clients', '--file', path)).code).toBe(0)
    expect((await command('export', 'clients', '--file', path)).errors).toContain('Такой файл уже есть')
    expect((await stat(path)).mode & 0o077).toBe(0)
  })

  it(`of ${MANY} rows are imported with a heap of ${HEAP_MB} MB, and a wrong last row is named`, {
    tags: '@wide',
    timeout: 240_000,
  }, async () => {
    const path = join(folder, 'many.csv')
    const list = await open(path, 'w')
    await list.write('Телефон;Фамилия;Имя;Отчество;Почта;Язык;Гражданство;Дата рождения\n')
    for (let start = 0; start < MANY; start += 1000) {
      const chunk = Array.from({ length: 1000 }, (_, n) => {
        const phone = `+7900${String(start + n).padStart(7, '0')}`
        return `${phone};Многочисленный;Иван;Иванович;client-${start + n}@clients.example;русский;Россия;1990-01-01\n`
      })
      await list.write(chunk.join(''))
    }
    await list.close()
    const program = await buildCli('cli-import')
    const start = () =>
      spawnSync(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program, 'import', 'clients', '--file', path], {
        env: { ...process.env, DATABASE_URL: database.url, LC_ALL: '', LANG: 'ru_RU' },
        encoding: 'utf8',
      })
    const done = start()
    expect([done.stderr, done.status]).toEqual(['', 0])
    expect(done.stdout).toBe(`Строк: ${MANY}. Добавлено: ${MANY}, изменено: 0.\n`)
    const more = await open(path, 'a')
    await more.write('+79011111111;Новая;Анна;;;русский;;\nтелефона нет;Последний;Иван;;;русский;;\n')
    await more.close()
    const bad = start()
    expect([bad.status, bad.stderr]).toEqual([
      3,
      `строка ${MANY + 3}, «Телефон»: нужен телефон, +79990000001\nОшибок: 1. Ничего не записано.\n`,
    ])
    expect(await rows(sql`select 1 from clients where phone = '+79011111111'`)).toEqual([])
    await rm(program, { force: true })
  })
})
