import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_OPTIONS, COMMANDS } from '@/provider/cli/commands'
import { COMMON_OPTIONS } from '@/provider/cli/help'
import { runCli } from '@/provider/cli/run'
import { buildCli } from '@/tests/setup/build-cli'
import { START } from '@/tests/setup/open-provider'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

/** Bookings of demo clients: a running one, one whose deposit is overdue, a future one, one without a deposit. */
const [RUNS, OVERDUE, COMES, NEEDS_NONE] = ['1047840', '1045922', '1046333', '1046196']

describe('the operator’s commands', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
  })
  afterAll(() => database.close())

  async function run(line: string, env: Record<string, string> = {}) {
    const [output, errors]: string[][] = [[], []]
    const code = await runCli(line.split(' ').filter(Boolean), {
      env: { DATABASE_URL: database.url, LANG: 'ru_RU.UTF-8', ...env },
      user: 'petrova',
      now: () => START,
      print: (one) => output?.push(one),
      complain: (one) => errors?.push(one),
    })
    const plain = (lines: string[] | undefined) => (lines ?? []).join('\n').replaceAll(/[^\S\n]/gu, ' ')
    return { code, output: plain(output), errors: plain(errors) }
  }

  const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
  const holdsOf = (number: string) =>
    rows(sql`select card_brand, card_last4, amount_kop::int as kop, kept_kop::int as kept, kept_reason
      from deposit_holds h join bookings b on b.id = h.booking_id where b.number = ${number} order by h.id`)

  it('have help in both languages, each with its options, without a database', async () => {
    for (const [lang, texts] of [
      ['ru', ['заблокированный на карте', 'Код завершения', 'deposit release']],
      ['en', ['blocked on a client', 'Exit codes', 'deposit release']],
    ] as const) {
      const { code, output } = await run(`--lang ${lang} --help`, { DATABASE_URL: '' })
      expect(code).toBe(0)
      for (const text of texts) expect(output).toContain(text)
    }
    for (const list of ['transfer list', 'long-term list'])
      expect((await run(`${list} --help --lang en`, { DATABASE_URL: '' })).output).toMatch(
        /refused.*; those .* left out/,
      )
    const { output } = await run('deposit hold --help', { LANG: 'en_GB.UTF-8', DATABASE_URL: '' })
    for (const option of ['--number NUMBER', '--brand', '--card', '--amount', '--reference', '--by', '--lang'])
      expect(output).toContain(option)
    expect(output).toContain('(required)')
    expect((await run('', { DATABASE_URL: '' })).output).toContain('deposit list')
  })

  it('have help by the word and by the option, for all, for one subject and for one command', async () => {
    const helpOf = async (line: string) => {
      const { code, output, errors } = await run(line, { DATABASE_URL: '' })
      expect([line, code, errors]).toEqual([line, 0, ''])
      return output
    }
    const all = await helpOf('--help')
    expect(all).toContain('deposit list')
    for (const line of ['help', '-h', '']) expect(await helpOf(line)).toBe(all)
    const ofBookings = await helpOf('booking --help')
    expect(ofBookings).toContain('booking give-out')
    expect(ofBookings).not.toContain('deposit list')
    expect(await helpOf('help booking')).toBe(ofBookings)
    expect(await helpOf('help booking show')).toBe(await helpOf('booking show --help'))
    expect((await run('help nothing', { DATABASE_URL: '' })).code).toBe(2)
  })

  it.each([
    [
      'deposit hodl',
      /^Нет команды «deposit hodl»\.\nМожет быть, deposit hold\?\nЕсть: deposit hold, deposit release, deposit list\.\nВсе команды: .*help$/,
      /^There is no command "deposit hodl"\.\nDid you mean deposit hold\?\n/,
    ],
    [
      'show booking --number 5',
      /Нет команды «show booking»\.\nМожет быть, booking show\?/,
      /Did you mean booking show\?/,
    ],
    ['give-out', /Нет команды «give-out»\.\nМожет быть, booking give-out\?/, /Did you mean booking give-out\?/],
    ['boking', /Нет команды «boking»\.\nМожет быть, booking\?/, /Did you mean booking\?/],
    [
      'боккинг',
      /^Нет команды «боккинг»\.\nВсе команды: [^\n]*help$/,
      /^There is no command "боккинг"\.\nAll commands: [^\n]*$/,
    ],
    [
      'deposit hold --nubmer 1',
      /нет параметра --nubmer\. Может быть, --number\?/,
      /no option --nubmer\. Did you mean --number\?/,
    ],
    ['deposit list extra', /Лишнее слово: extra/, /Unexpected argument: extra/],
    ['deposit list --number', /--number нужно значение/, /--number is given wrongly/],
    ['deposit list --overdue=yes', /--overdue нужно значение|переключателю/, /switch takes none/],
    ['deposit hold --card 1234', /Не хватает --number[\s\S]*Не хватает --amount/, /--amount is missing/],
    [
      `deposit hold --number ${RUNS} --brand jcb --card 12345 --amount 1e3`,
      /--brand[\s\S]*--card[\s\S]*--amount/,
      /--amount is wrong: how much/,
    ],
    [`deposit hold --number ${RUNS} --brand mir --card 1234 --amount 0`, /Неверно задан --amount/, /--amount is wrong/],
    ['deposit release --number 1047840 --reason whim', /--reason: за что удержано: damage/, /--reason is wrong/],
    [`deposit list --by ${'я'.repeat(101)}`, /Неверно задан --by/, /--by is wrong/],
  ])('that are typed wrongly are rejected before the database is opened: %s', async (line, ru, en) => {
    for (const [lang, texts] of [
      ['ru', ru],
      ['en', en],
    ] as const) {
      const { code, output, errors } = await run(`${line} --lang ${lang}`, { DATABASE_URL: 'postgresql://nobody:1' })
      expect([code, output]).toEqual([2, ''])
      expect(errors).toMatch(texts)
    }
  })

  it('name the reason of a rejection in both languages, and change nothing', async () => {
    const card = '--brand mir --card 9999 --amount'
    const before = await rows(sql`select * from deposit_holds`)
    for (const [line, ru, en] of [
      [`hold --number 9999999 ${card} 1000`, 'Нет такой брони', 'no such booking'],
      [`hold --number ${NEEDS_NONE} ${card} 1000`, 'залог не нужен', 'needs no deposit'],
      [`hold --number ${COMES} ${card} 1000`, 'Рано', 'Too early'],
      ['hold --number 1046059 --brand mir --card 9999 --amount 1000', 'только для подтверждённой', 'only for a rental'],
      [`hold --number ${RUNS} --brand mir --card 2296 --amount 1`, 'уже заблокирован', 'blocked on this card already'],
      [`hold --number ${RUNS} ${card} 1`, 'из 10 000 ₽ осталось взять 0 ₽', 'of ₽10,000, ₽0 are left'],
      [`release --number ${RUNS} --card 0000`, 'Такого залога у этой брони нет', 'no such deposit'],
      [
        `release --number ${RUNS} --card 2296 --kept 10001 --reason fuel`,
        'не больше, чем взято: 10 000 ₽',
        'No more can be kept',
      ],
      [`release --number ${RUNS} --card 2296 --kept 1`, 'за что удержано', 'what it was kept for'],
      [`release --number ${RUNS} --card 2296 --reason fuel`, 'Причина без удержания', 'needs a kept sum'],
      [`release --number ${OVERDUE} --card 4417`, 'уже вернули', 'released already'],
      ['list --number 9999999', 'Нет такой брони', 'no such booking'],
    ] as const) {
      for (const [lang, texts] of [
        ['ru', ru],
        ['en', en],
      ] as const) {
        const { code, output, errors } = await run(`deposit ${line} --lang ${lang}`)
        expect([line, code, output]).toEqual([line, 3, ''])
        expect(errors).toContain(texts)
      }
    }
    expect(await rows(sql`select * from deposit_holds`)).toEqual(before)
    expect(await rows(sql`select * from operator_acts`)).toEqual([])
  })

  it('read a payment’s id that begins with a hyphen as an id, and no option as an id', async () => {
    const numbers = ['-hAbCdEfGhIjKlMnOpQrSt', '--AbCdEfGhIjKlMnOpQrSt', '-AbCdEfGhIjKlMnOpQrStU']
    for (const number of numbers)
      expect(await run(`payment show --id ${number}`)).toMatchObject({
        code: 3,
        output: '',
        errors: expect.stringMatching(/\S/),
      })
    for (const line of ['payment show --id --lang ru', 'payment show --id --lang=ru', 'payment show --id'])
      expect(await run(line)).toMatchObject({ code: 2, errors: expect.stringContaining('--id') })
    expect((await run('payment show --id -h')).output).toContain('payment show')
    // A misspelt option is no value, and nothing is done.
    for (const line of ['payment close --id 7 --reason --by', 'payment close --id 7 --by --reasn x --reason y'])
      expect((await run(line)).code, line).toBe(2)
  })

  it('have options that take a value in every command or in none', () => {
    const options = [...COMMANDS.map(({ options }) => options), COMMON_OPTIONS].flatMap((options) =>
      Object.entries(options),
    )
    for (const [name, { value }] of options)
      expect(value !== undefined, name).toBe(ALL_OPTIONS[name]?.value !== undefined)
  })

  it('reject brands that the branch does not accept, by its own setting', async () => {
    const take = (taken: boolean) =>
      rows(sql`update settings set data = data || jsonb_build_object('payments', jsonb_build_object('accepted', (
        select jsonb_object_agg(key, value || jsonb_build_object('deposit', case
          when key like 'ru%' then ${taken} else (value -> 'deposit')::bool end))
        from jsonb_each(data #> '{payments,accepted}'))))`)
    await take(false)
    const { code, errors } = await run(`deposit hold --number ${RUNS} --brand visa --card 1111 --amount 100`)
    await take(true)
    expect([code, errors]).toEqual([3, 'Такие карты для залога не принимаем, только «Мир».'])
  })

  it('block and release a card, and record who did it and when', async () => {
    const released = await run(
      `deposit release --number ${RUNS} --card 2296 --kept 1500 --reason cleaning --by Иванова`,
    )
    expect([released.code, released.output]).toEqual([
      0,
      `Бронь ${RUNS}: карта «Мир» •• 2296 разблокирована, 8 500 ₽.\nУдержано 1 500 ₽.`,
    ])
    const held = await run(
      `deposit hold --number ${RUNS} --brand visa --card 0012 --amount 8500 --reference T-77/1 --lang en`,
    )
    expect([held.code, held.output]).toEqual([0, `Booking ${RUNS}: ₽8,500 blocked on Visa •• 0012.`])
    expect(await holdsOf(RUNS)).toEqual([
      { card_brand: 'mir', card_last4: '2296', kop: 1_000_000, kept: 150_000, kept_reason: 'cleaning' },
      { card_brand: 'visa', card_last4: '0012', kop: 850_000, kept: null, kept_reason: null },
    ])
    const actions = await rows(sql`select operator, act, details - 'hold' as details, at = ${START.toISOString()} as now
      from operator_acts order by id`)
    expect(actions).toEqual([
      { operator: 'Иванова', act: 'deposit.release', details: { keptKop: 150_000, reason: 'cleaning' }, now: true },
      { operator: 'petrova', act: 'deposit.hold', details: { amountKop: 850_000 }, now: true },
    ])
    // The car is not back yet: one card replaced another, and nothing was released to the client.
    expect(await rows(sql`select 1 from outbox where kind = 'deposit_released'`)).toEqual([])
  })

  it('list what is still blocked, and what is overdue', async () => {
    const all = (await run('deposit list')).output
    expect(all).toMatch(
      new RegExp(`^${OVERDUE} .* 10 000 ₽ .*ПРОСРОЧЕН: разблокировать нужно было до 6 нояб\\. 2026 г\\.`, 'm'),
    )
    expect(all).toMatch(/#\d+ +«Мир» •• 4417 +6 000 ₽ +2026-10-02 +2026-10-20 /)
    expect(all).toContain(RUNS)
    const overdue = (await run('deposit list --overdue --lang en')).output
    expect(overdue).toContain('OVERDUE')
    expect(overdue).not.toContain(RUNS)
    expect((await run(`deposit list --number ${COMES}`)).output).toContain('ещё не заблокирован')
  })

  it('notify the client when the last card is released, of all that was released since the return', async () => {
    const { code, output } = await run(`deposit release --number ${OVERDUE} --card 0926 --kept 1000 --reason lost_item`)
    expect(code, output).toBe(0)
    const letters = await rows(
      sql`select params ->> 'amountKop' as kop, channel from outbox where kind = 'deposit_released'`,
    )
    expect(letters).toEqual([{ kop: '900000', channel: 'email' }])
    expect((await run('deposit list --overdue')).output).toBe('Просроченных залогов нет.')
  })

  it('find a card whose digits were erased by the number of its entry', async () => {
    const [hold] = await rows(sql`
      update deposit_holds set card_last4 = null where released_at is null returning id::int`)
    const { code, output } = await run(`deposit release --number ${RUNS} --hold ${hold?.id}`)
    expect([code, output]).toEqual([0, `Бронь ${RUNS}: карта Visa разблокирована, 8 500 ₽.`])
  })

  it('report an unreachable database or one of another version, without its details', async () => {
    const away = await run('deposit list', { DATABASE_URL: 'postgresql://canary:secret@127.0.0.1:9/none' })
    expect([away.code, away.errors]).toEqual([1, 'База данных не отвечает (no answer).'])
    const empty = await openTestDatabase('template0')
    const old = await run('deposit list --lang en', { DATABASE_URL: empty.url })
    await empty.close()
    expect([old.code, old.errors]).toEqual([1, expect.stringContaining('start the site of this version first')])
    expect((await run('deposit list', { STATION: 'elsewhere' })).errors).toContain('npm start')
    expect((await run('deposit list', { DATABASE_URL: '' })).errors).toContain('DATABASE_URL')
  })

  it('write results to standard output, rejections to standard error, and set the exit code', async () => {
    const program = await buildCli('cli')
    const start = (...args: string[]) =>
      spawnSync(process.execPath, [program, ...args], {
        env: { ...process.env, DATABASE_URL: database.url, LC_ALL: '', LANG: 'C' },
        encoding: 'utf8',
      })
    const listed = start('deposit', 'list', '--number', COMES)
    expect([listed.status, listed.stderr]).toEqual([0, ''])
    expect(listed.stdout).toContain('not blocked yet')
    const rejected = start('deposit', 'list', '--number', '9999999')
    expect([rejected.status, rejected.stdout, rejected.stderr]).toEqual([3, '', 'There is no such booking.\n'])
    await rm(program, { force: true })
  })
})
