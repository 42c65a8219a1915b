import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { openAuth, openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { newPhone, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 24 * 60 * 60 * 1000
const CYRILLIC = /[а-яё]/i
const FINES =
  'Номер постановления;Телефон клиента;Госномер;Бронь;Нарушение (рус.);Нарушение (англ.);Нарушение (кит.);Сумма, ₽;Дата нарушения;Дата постановления;Место (рус.);Место (англ.);Место (кит.);Скидка, %;Скидка до;Состояние;Сообщили клиенту'
const DAMAGES =
  'Номер;Телефон клиента;Госномер;Бронь;Повреждение (рус.);Повреждение (англ.);Повреждение (кит.);Дата;Стоимость, ₽;Покрыла страховка, ₽;Состояние;Сообщили клиенту'
type Language = (typeof LANGUAGES)[number]
const SUBJECTS: Record<string, Record<Language, RegExp>> = {
  fine: {
    ru: /^Пришёл штраф: постановление N-\d+$/,
    en: /^Traffic fine, notice N-\d+$/,
    'zh-CN': /^交通罚款通知：处罚决定书 N-\d+$/,
  },
  damage: {
    ru: /^Зафиксировано повреждение № D-\d+$/,
    en: /^Damage recorded, No\. D-\d+$/,
    'zh-CN': /^车损记录，定损单 D-\d+$/,
  },
  kept: { ru: /^Долг остался: /, en: /^Your dispute was not accepted: /, 'zh-CN': /^该款项维持不变：/ },
  dropped: { ru: /^Долг снят: /, en: /^Your dispute was accepted: /, 'zh-CN': /^该款项已取消：/ },
}

describe('a client', () => {
  const provider = useProvider()
  let folder: string
  let plate: string
  let files = 0
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const run = (args: string[]) => openCommands(provider.url, provider.clock)(args)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sun-notices-'))
    const [car] = await rows(sql`select gosnomer from cars where plate_kind = 'state' order by id limit 1`)
    plate = String(car?.gosnomer)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    provider.clock.now = START
    await rows(sql`delete from outbox`)
  })

  async function import_(subject: 'fines' | 'damages', head: string, line: string, ...more: string[]) {
    files += 1
    const path = join(folder, `${files}.csv`)
    await writeFile(path, `${head}\n${line}\n`)
    return run(['import', subject, '--file', path, ...more])
  }
  const fineLine = (phone: string, number: string, notifiedOn = '') =>
    `${number};${phone};${plate};;Превышение скорости;Speeding;超速;1 000;15.11.2026;18.11.2026;Владивосток, мост;Vladivostok, bridge;大桥;25;2026-12-18;новый;${notifiedOn}`
  const damageLine = (phone: string, notifiedOn = '', id = '') =>
    `${id};${phone};${plate};;Царапина на двери;A scratch on the door;车门划痕;2026-11-20;6 500;1 500;к оплате;${notifiedOn}`

  async function newClient(language: Language = 'ru', email: string | null = 'client@clients.example') {
    const phone = await openAuth(provider).addClient(newPhone(), language, email)
    const [row] = await rows(sql`select id::int from clients where phone = ${phone}`)
    return { phone, id: Number(row?.id) }
  }
  const choose = (id: number, channel: 'sms' | 'email', wanted: boolean) =>
    rows(
      sql`insert into notice_choices (client_id, topic, channel, wanted, changed_at)
      values (${id}, 'debts', ${channel}, ${wanted}, ${START.toISOString()})`,
    )

  async function deliver(fail?: Parameters<typeof openTestOutbox>[1]): Promise<Sent[]> {
    const { sent, deliver } = openTestOutbox(provider, fail)
    while ((await deliver()).sent > 0);
    return sent
  }
  const channels = async () =>
    (await rows(sql`select channel from outbox order by channel`)).map(({ channel }) => channel)
  const readNotifiedOn = async (table: 'fines' | 'damages', client: number) =>
    (await rows(sql`select told_on::text as told from ${sql.identifier(table)} where client_id = ${client}`))[0]?.told

  function requireBoth(sent: Sent[], phone: string, language: Language, event: string, texts: string[]) {
    expect(sent.map(({ channel, address }) => [channel, address]).sort()).toEqual([
      ['email', 'client@clients.example'],
      ['sms', phone],
    ])
    const plain = (text = '') => text.replaceAll(/\s/g, ' ')
    const letter = sent.find(({ channel }) => channel === 'email')
    const sms = sent.find(({ channel }) => channel === 'sms')
    expect(plain(letter?.subject)).toMatch(SUBJECTS[event]?.[language] ?? /none/)
    for (const part of texts) expect(plain(letter?.text)).toContain(plain(part))
    for (const text of [letter?.subject, letter?.text, letter?.html ?? '', sms?.text]) {
      expect(text).not.toMatch(/\{\w*\}|undefined|NaN|null/)
      expect([text, CYRILLIC.test(text ?? '')]).toEqual([text, language === 'ru'])
    }
    return { letter: plain(letter?.text), sms: plain(sms?.text) }
  }
  const money = (roubles: number, language: Language) => {
    const digits = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(roubles).replaceAll(/\s/g, ' ')
    return language === 'en' ? `₽${digits}` : `${digits} ₽`
  }

  describe.each(LANGUAGES)('who reads %s', (language) => {
    it('is told once of a fine that was imported, with its sums, its discount and the last day of a dispute', async () => {
      const { phone, id } = await newClient(language)
      const number = `N-${700_000 + id}`
      const taken = await import_('fines', FINES, fineLine(phone, number))
      expect(taken.output).toBe('Строк: 1. Добавлено: 1, изменено: 0.\nСообщим клиентам: 1.')
      expect(await readNotifiedOn('fines', id)).toBeNull()
      await import_('fines', FINES, fineLine(phone, number))
      const last = dayIn('2026-12-01', language)
      const texts = [number, money(1000, language), money(750, language), dayIn('2026-12-18', language), last]
      const { sms } = requireBoth(await deliver(), phone, language, 'fine', texts)
      const short = { ru: '1 декабря', en: '1 December', 'zh-CN': '12月1日' }[language]
      // A guest has no account: the message alone must be enough to pay, and to ask.
      const pay = { ru: '/payment/', en: '/en/payment/', 'zh-CN': '/cn/payment/' }[language]
      for (const part of [money(1000, language), money(750, language), short, number, pay, '+7 423 200 0000'])
        expect(sms).toContain(part)
      expect(await readNotifiedOn('fines', id)).toBe('2026-11-21')
      await import_('fines', FINES, fineLine(phone, number))
      expect(await deliver()).toEqual([])
    })

    it('is told once of a damage that was imported, with what is left to pay and the last day of a dispute', async () => {
      const { phone, id } = await newClient(language)
      expect((await import_('damages', DAMAGES, damageLine(phone))).errors).toBe('')
      const texts = [money(6500, language), money(1500, language), money(5000, language), dayIn('2026-12-01', language)]
      requireBoth(await deliver(), phone, language, 'damage', texts)
      expect(await readNotifiedOn('damages', id)).toBe('2026-11-21')
    })

    it.each(['keep', 'drop'] as const)('is told how a dispute ended: %s', async (decision) => {
      const { phone, id } = await newClient(language)
      await import_('fines', FINES, fineLine(phone, `N-${800_000 + id}-${decision}`))
      await deliver()
      await rows(sql`insert into disputes (station, client_id, fine_id, text, created_at)
        select station, client_id, id, 'Не я', ${START.toISOString()} from fines where client_id = ${id}`)
      const [dispute] = await rows(sql`select id::text from disputes where client_id = ${id}`)
      const reason = language === 'ru' ? 'На фото ваша машина' : 'Camera'
      const done = await run(['dispute', decision, '--id', String(dispute?.id), '--reason', reason])
      expect(done.errors).toBe('')
      const texts = [`N-${800_000 + id}`, reason, ...(decision === 'keep' ? [money(750, language)] : [])]
      const sent = await deliver()
      requireBoth(sent, phone, language, decision === 'keep' ? 'kept' : 'dropped', texts)
      expect(await deliver()).toEqual([])
    })
  })

  it('hears by the ways that he chose; by the other one when his own has no address', async () => {
    const byMail = await newClient()
    await choose(byMail.id, 'sms', false)
    await import_('damages', DAMAGES, damageLine(byMail.phone))
    expect(await channels()).toEqual(['email'])
    expect((await deliver()).map(({ channel }) => channel)).toEqual(['email'])
    await rows(sql`delete from outbox`)
    const without = await newClient('ru', null)
    await choose(without.id, 'sms', false)
    await import_('damages', DAMAGES, damageLine(without.phone))
    expect((await deliver()).map(({ channel, address }) => [channel, address])).toEqual([['sms', without.phone]])
    expect(await readNotifiedOn('damages', without.id)).toBe('2026-11-21')
  })

  it('loses no day of a dispute while the gateways are silent: the days begin when the first message leaves', async () => {
    const { phone, id } = await newClient()
    await import_('damages', DAMAGES, damageLine(phone))
    await deliver(() => Promise.reject(new Error('silent')))
    expect(await readNotifiedOn('damages', id)).toBeNull()
    provider.clock.now = new Date(START.getTime() + 3 * DAY_MS)
    const sent = await deliver()
    expect(sent).toHaveLength(2)
    for (const { text } of sent) expect(text).toContain('4 декабря')
    expect(await readNotifiedOn('damages', id)).toBe('2026-11-24')
  })

  it('of whom there is no address is not told, the days do not begin, and the operator hears it', async () => {
    const { phone, id } = await newClient('ru', null)
    await rows(sql`update settings set data = jsonb_set(data, '{signIn,countries}', '["+86"]')`)
    const { output } = await import_('damages', DAMAGES, damageLine(phone))
    await rows(sql`update settings set data = jsonb_set(data, '{signIn,countries}', '["+7", "+86"]')`)
    expect(output).toContain('Нет ни телефона, ни почты: 1.')
    expect([await channels(), await readNotifiedOn('damages', id)]).toEqual([[], null])
  })

  it('is told nothing of old debts: with --quiet, or when the file names the day on which he was told', async () => {
    const [quiet, dated] = [await newClient(), await newClient()]
    await import_('fines', FINES, fineLine(quiet.phone, 'N-900001'), '--quiet')
    await import_('damages', DAMAGES, damageLine(quiet.phone), '--quiet')
    await import_('fines', FINES, fineLine(dated.phone, 'N-900002', '2026-11-19'))
    await import_('damages', DAMAGES, damageLine(dated.phone, '2026-11-18'))
    expect(await channels()).toEqual([])
    expect([
      await readNotifiedOn('fines', quiet.id),
      await readNotifiedOn('damages', quiet.id),
      await readNotifiedOn('fines', dated.id),
      await readNotifiedOn('damages', dated.id),
    ]).toEqual(['2026-11-21', '2026-11-21', '2026-11-19', '2026-11-18'])
  })

  it.each(['--quiet', '2026-11-19'])(
    'whose damage is known already counts as told by a later file: %s',
    async (how) => {
      const [options, date, day] = how === '--quiet' ? [[how], '', '2026-11-21'] : [[], how, how]
      const { phone, id } = await newClient()
      await import_('damages', DAMAGES, damageLine(phone))
      await rows(sql`delete from outbox`)
      const [damage] = await rows(sql`select id::text from damages where client_id = ${id}`)
      const again = () => import_('damages', DAMAGES, damageLine(phone, date, String(damage?.id)), ...options)
      expect((await again()).output).toContain('изменено: 1')
      expect([await channels(), await readNotifiedOn('damages', id)]).toEqual([[], day])
      provider.clock.now = new Date(START.getTime() + DAY_MS)
      expect((await again()).output).toContain('изменено: 0')
      expect([await channels(), await readNotifiedOn('damages', id)]).toEqual([[], day])
    },
  )

  it('is told nothing by a file of damages that was exported: it names the day on which he was told', async () => {
    const { phone, id } = await newClient()
    await import_('damages', DAMAGES, damageLine(phone, '2026-11-19'))
    const path = join(folder, 'exported.csv')
    expect((await run(['export', 'damages', '--file', path, '--replace'])).errors).toBe('')
    const lines = (await readFile(path, 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
    expect(lines[0]).toBe(DAMAGES)
    expect(lines.find((line) => line.includes(phone))).toMatch(/;2026-11-19$/)
    await rows(sql`update damages set told_on = null where client_id = ${id}`)
    expect((await run(['import', 'damages', '--file', path])).errors).toBe('')
    expect([await readNotifiedOn('damages', id), (await deliver()).filter(({ address }) => address === phone)]).toEqual(
      ['2026-11-19', []],
    )
  })

  describe('whose fine names no booking', () => {
    const WARNED = 'Предупреждение: строка 2, «Бронь»: у клиента нет брони этой машины на дату нарушения'

    /** Of this car and client. @returns its number */
    async function rented(client: number, from: string, to: string, status = 'completed'): Promise<string> {
      const number = String(9_300_000 + client)
      await rows(sql`with made as (
        insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status,
          total_kop, price, rental, driver, extra_drivers, flight, language, key_salt, created_at)
        select b.station, ${number}, b.kind, k.id, k.model_id, ${client}, ${from}::timestamptz, ${to}::timestamptz,
          ${to}::timestamptz, ${status}::booking_status, b.total_kop, b.price, b.rental, b.driver, b.extra_drivers, b.flight, b.language,
          b.key_salt, b.created_at
        from bookings b, cars k where b.kind = 'booking' and k.gosnomer = ${plate} order by b.id limit 1 returning id)
        insert into booking_status_history (booking_id, status, actor, at) select id, ${status}::booking_status, 'branch', now() from made`)
      return number
    }
    const fine = async (phone: string, number: string, ...more: string[]) =>
      import_('fines', FINES, fineLine(phone, number), ...more)

    it('and who did not have the car on that day: the row is named, in a trial and for good, and taken', async () => {
      const { phone, id } = await newClient()
      await rented(id, '2026-11-15T14:00Z', '2026-11-17T01:00Z')
      const tried = await fine(phone, 'N-910001', '--dry-run')
      expect([tried.code, tried.errors]).toEqual([0, WARNED])
      const english = await fine(phone, 'N-910001', '--dry-run', '--lang', 'en')
      expect(english.errors).toBe(
        'Warning: row 2, «Бронь»: the client has no rental of this car on the date of the offence',
      )
      const taken = await fine(phone, 'N-910001')
      expect([taken.code, taken.errors]).toEqual([0, WARNED])
      expect(taken.output).toContain('Добавлено: 1')
      expect((await fine(phone, 'N-910001')).errors).toBe('')
    })

    it('and who brought the car back before that day, earlier than agreed, is looked at; who keeps it too long is not', async () => {
      const [early, late] = [await newClient(), await newClient()]
      const number = await rented(early.id, '2026-11-10T01:00Z', '2026-11-20T01:00Z')
      await rows(sql`insert into hand_overs (booking_id, kind, car_id, mileage_km, at)
        select b.id, t.what, b.car_id, 1, t.at::timestamptz from bookings b,
          (values ('out', '2026-11-10T01:00Z'), ('back', '2026-11-12T01:00Z')) as t (what, at)
        where b.number = ${number}`)
      expect((await fine(early.phone, 'N-910005')).errors).toBe(WARNED)
      await rented(late.id, '2025-01-01T01:00Z', '2025-01-02T01:00Z', 'active')
      expect((await fine(late.phone, 'N-910006')).errors).toBe('')
    })

    it('and who had the car for an hour of that day at the branch, or whose booking is named: nothing is odd', async () => {
      const [first, last, named] = [await newClient(), await newClient(), await newClient()]
      await rented(first.id, '2026-11-12T01:00Z', '2026-11-14T14:30Z')
      await rented(last.id, '2026-11-15T13:30Z', '2026-11-17T01:00Z')
      const booking = await rented(named.id, '2026-11-01T01:00Z', '2026-11-02T01:00Z')
      expect((await fine(first.phone, 'N-910002')).errors).toBe('')
      expect((await fine(last.phone, 'N-910003')).errors).toBe('')
      const line = fineLine(named.phone, 'N-910004').replace(`${plate};;`, `${plate};${booking};`)
      expect((await import_('fines', FINES, line)).errors).toBe('')
    })
  })

  it('is told nothing of a trial, nor of what was called off before the message left', async () => {
    const { phone, id } = await newClient()
    const tried = await import_('damages', DAMAGES, damageLine(phone), '--dry-run')
    expect(tried.output).toContain('Сообщили бы клиентам: 1.')
    expect(await channels()).toEqual([])
    await import_('damages', DAMAGES, damageLine(phone))
    const [damage] = await rows(sql`select id::text from damages where client_id = ${id}`)
    await run(['debt', 'drop', '--number', `D-${damage?.id}`, '--reason', 'ошибка'])
    expect(await deliver()).toEqual([])
  })
})
