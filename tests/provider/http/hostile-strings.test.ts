import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { damageRows, fineRows } from '@/lib/debts/debts-csv'
import { writeCsv } from '@/lib/files/write-csv'
import { historyRows } from '@/lib/history/history-csv'
import { ledgerRows } from '@/lib/miles/ledger-csv'
import { createProvider } from '@/provider/app'
import type { HoldResponse } from '@/provider/contract/bookings'
import { SUBJECT_NAMES } from '@/provider/modules/import-export/table-names'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { doorOf, providerRequests } from '@/tests/setup/fuzz/act-samples'
import type { Sample } from '@/tests/setup/fuzz/apply-mutations'
import { type FreeText, freeTextsOf, markOf, marksIn, withValue } from '@/tests/setup/fuzz/free-text'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld, type World } from '@/tests/setup/fuzz/provider-samples'
import { config, confirmAt, newKey, newPhone, START } from '@/tests/setup/open-provider'
import { makeQuickFolder } from '@/tests/setup/quick-folder'
import { readPdf } from '@/tests/setup/read-pdf'
import { openCommands } from '@/tests/setup/run-command'

/**
 * Where what a field took is seen again. `response`: JSON, which the pages show as text; `own data`: the export of a client; `list`: the
 * files of a client's lists; `export`: those of an operator.
 */
type Seen =
  | 'letter'
  | 'SMS'
  | 'webhook'
  | 'command'
  | 'response'
  | 'calendar'
  | 'voucher'
  | 'own data'
  | 'list'
  | 'export'

// Longer than other files: the table is the test.

/**
 * Every field of a request that takes free text, with all the places that repeat it. A new field has no row, and a text that comes out
 * at a new place is not in its row: both fail.
 */
const SEEN_AT: Record<string, string> = {
  'POST /sun/v2/quote slug': '',
  'POST /sun/v2/quote options.extras.0.code': 'response',
  'POST /sun/v2/quote pc': 'response',
  'POST /sun/v2/promo/check code': 'response',
  'POST /sun/v2/promo/check rental.slug': '',
  'POST /sun/v2/promo/check rental.pc': '',
  'POST /sun/v2/promo/check rental.options.extras.0.code': '',
  'POST /sun/v2/bookings rental.slug': '',
  'POST /sun/v2/bookings rental.options.extras.0.code': 'response',
  'POST /sun/v2/bookings rental.pc': '',
  'POST /sun/v2/bookings quoteToken': '',
  'POST /sun/v2/bookings driver.last_name': 'calendar, command, export, letter, response, voucher',
  'POST /sun/v2/bookings driver.first_name': 'calendar, command, export, letter, response, voucher',
  'POST /sun/v2/bookings driver.middle_name': 'calendar, command, export, letter, response, voucher',
  'POST /sun/v2/bookings extraDrivers.0.last_name': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings extraDrivers.0.first_name': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings extraDrivers.0.middle_name': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings flight': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings meeting.pickupAddress': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings meeting.dropoffAddress': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings meeting.note': 'calendar, command, response, voucher',
  'POST /sun/v2/bookings partner': 'command',
  'POST /sun/v2/bookings affiliate': 'command',
  'PATCH /sun/v2/bookings/{number} rental.slug': '',
  'PATCH /sun/v2/bookings/{number} rental.options.extras.0.code': '',
  'PATCH /sun/v2/bookings/{number} rental.pc': '',
  'PATCH /sun/v2/bookings/{number} quoteToken': '',
  'PATCH /sun/v2/bookings/{number} driver.last_name': 'calendar, command, export, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} driver.first_name': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} driver.middle_name': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} extraDrivers.0.last_name': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} extraDrivers.0.first_name': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} extraDrivers.0.middle_name': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} flight': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} meeting.pickupAddress': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} meeting.dropoffAddress': 'calendar, command, letter, response, voucher',
  'PATCH /sun/v2/bookings/{number} meeting.note': 'calendar, command, response, voucher',
  'POST /sun/v2/bookings/{number}/quote slug': '',
  'POST /sun/v2/bookings/{number}/quote pc': 'response',
  'POST /sun/v2/bookings/{number}/quote options.extras.0.code': 'response',
  'POST /sun/v2/callback partner': 'command, letter',
  'POST /sun/v2/callback affiliate': 'command',
  'POST /sun/v2/callback clientName': 'command, letter',
  'POST /sun/v2/callback station': '',
  'POST /sun/v2/waitlist slug': '',
  'POST /sun/v2/waitlist/link token': '',
  'POST /sun/v2/waitlist/stop token': '',
  'POST /sun/v2/messages name': 'command, letter',
  'POST /sun/v2/messages message': 'command, letter',
  'POST /sun/v2/long-term/requests last_name': 'command',
  'POST /sun/v2/long-term/requests first_name': 'command, export',
  'POST /sun/v2/long-term/requests comment': 'command',
  'POST /sun/v2/long-term/requests company': 'command',
  'POST /sun/v2/long-term/requests partner': 'command',
  'POST /sun/v2/long-term/requests affiliate': 'command',
  'POST /sun/v2/transfers/quote slug': '',
  'POST /sun/v2/transfers/quote route': '',
  'POST /sun/v2/transfers/quote fromPlace': 'response',
  'POST /sun/v2/transfers/quote toPlace': 'response',
  'POST /sun/v2/transfers/orders trip.slug': '',
  'POST /sun/v2/transfers/orders trip.route': '',
  'POST /sun/v2/transfers/orders trip.fromPlace': 'response',
  'POST /sun/v2/transfers/orders trip.toPlace': 'response',
  'POST /sun/v2/transfers/orders quoteToken': '',
  'POST /sun/v2/transfers/orders fromAddress': '',
  'POST /sun/v2/transfers/orders toAddress': 'command',
  'POST /sun/v2/transfers/orders flight': 'command',
  'POST /sun/v2/transfers/orders sign': 'command',
  'POST /sun/v2/transfers/orders name': 'command, export',
  'POST /sun/v2/transfers/orders comment': 'command',
  'POST /sun/v2/transfers/orders partner': 'command',
  'POST /sun/v2/transfers/orders affiliate': 'command',
  'POST /sun/v2/partners/requests company': 'command, letter',
  'POST /sun/v2/partners/requests contactName': 'command, letter',
  'POST /sun/v2/partners/requests site': 'letter',
  'POST /sun/v2/partners/requests city': 'letter',
  'POST /sun/v2/partners/requests message': 'command, letter',
  'POST /sun/v2/payments/lookup number': '',
  'POST /sun/v2/payments/lookup fio': '',
  'POST /sun/v2/payments number': '',
  'POST /sun/v2/payments fio': '',
  'POST /sun/v2/payments/notifications type': '',
  'POST /sun/v2/payments/notifications event': '',
  'POST /sun/v2/payments/notifications object.id': '',
  'POST /sun/v2/payments/notifications object.status': '',
  'POST /sun/v2/payments/notifications object.payment_id': '',
  'POST /auth-client/registration password': '',
  'POST /auth-client/login password': '',
  'POST /auth-client/renew_password password': '',
  'POST /auth-client/history/{number}/quote slug': '',
  'POST /auth-client/history/{number}/quote pc': 'response',
  'POST /auth-client/history/{number}/quote options.extras.0.code': 'response',
  'PATCH /auth-client/history/{number} rental.slug': '',
  'PATCH /auth-client/history/{number} rental.options.extras.0.code': '',
  'PATCH /auth-client/history/{number} rental.pc': '',
  'PATCH /auth-client/history/{number} quoteToken': '',
  'PATCH /auth-client/history/{number} extraDrivers.0.last_name':
    'calendar, command, letter, own data, response, voucher',
  'PATCH /auth-client/history/{number} extraDrivers.0.first_name':
    'calendar, command, letter, own data, response, voucher',
  'PATCH /auth-client/history/{number} extraDrivers.0.middle_name': 'calendar, command, letter, response, voucher',
  'PATCH /auth-client/history/{number} flight': 'calendar, command, letter, own data, response, voucher',
  'PATCH /auth-client/history/{number} meeting.pickupAddress': 'calendar, command, letter, own data, response, voucher',
  'PATCH /auth-client/history/{number} meeting.dropoffAddress':
    'calendar, command, letter, own data, response, voucher',
  'PATCH /auth-client/history/{number} meeting.note': 'calendar, command, own data, response, voucher',
  'PATCH /auth-client/history/{number} driver.last_name': '',
  'PATCH /auth-client/history/{number} driver.first_name': '',
  'PATCH /auth-client/history/{number} driver.middle_name': '',
  'POST /auth-client/drivers last_name': '',
  'POST /auth-client/drivers first_name': '',
  'POST /auth-client/drivers middle_name': '',
  'PUT /auth-client/drivers/{id} last_name': '',
  'PUT /auth-client/drivers/{id} first_name': '',
  'PUT /auth-client/drivers/{id} middle_name': '',
  'POST /auth-client/fines/{id}/dispute text': 'command, letter, own data',
  'POST /auth-client/damages/{id}/dispute text': 'command, letter, own data',
  'POST /auth-client/settings/name last_name': '',
  'POST /auth-client/settings/name first_name': '',
  'POST /auth-client/settings/name middle_name': 'export, own data',
  'POST /auth-client/settings/password old': '',
  'POST /auth-client/settings/password password': '',
  'POST /auth-client/step_up password': '',
}

/** What repeats to the branch what clients wrote; the numbers are of the rows that the test made. */
const LISTS = [
  ...[
    'callback list',
    'message list',
    'request list',
    'long-term list',
    'transfer list',
    'dispute list',
    'driver list',
  ],
  ...['name list', 'outbox list', 'booking list', 'extension list', 'waitlist list'],
]
const SHOWN = { 'booking show': 'bookings', 'transfer show': 'transfer_orders', 'long-term show': 'long_term_requests' }

/** No terminal and no reader of lines gets them. */
const CONTROL = /(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Cs}/u
const ACTIVE = 'script, iframe, svg, object, embed, form, input, textarea, base, u, [srcdoc], [autofocus], [src="x"]'

/** Of what a booking says about people and its meeting; only a car that is brought keeps addresses. All at once, to be seen on paper. */
const PEOPLE = /^(driver\.\w+_name|extraDrivers|flight|meeting)/
const DELIVERY = '(delivery)'
const EMAIL = ['driver', 'email']
const DEMO_CLIENT = 1

/** Of a hostile text; the key of a booking may have the like inside. */
const MARK = /(?<!\w)h\d\d/

/** A busy machine draws a voucher in a minute. */
const LONGEST_MS = 1_200_000
const IS_WIDE = process.env.E2E_SHORT !== '1'

describe('what an attacker types', () => {
  let provider: FuzzedProvider
  let world: World
  let fields: FreeText[]
  let send: (sample: Sample) => Promise<{ statusCode: number; body: string }>
  const log: string[] = []
  const sent: Sent[] = []
  const outputs: string[] = []
  const papers: { voucher: string; calendar: string }[] = []
  const failed: string[] = []
  const folder = makeQuickFolder('sun-hostile-')
  const seen = new Map<string, Set<Seen>>()

  /** What the guest of a booking takes along; unfolded, as its reader joins the lines of a calendar. */
  const papersOf = async ({ booking, key }: HoldResponse) => {
    const [url, headers] = [`/sun/v2/bookings/${booking.number}`, { 'x-booking-key': key }]
    await provider.call('PATCH', url, confirmAt(START), headers)
    const [pdf, text, calendar] = [
      await drawn(() => provider.call('GET', `${url}/voucher`, undefined, headers)),
      await provider.call('GET', `${url}/voucher-text`, undefined, headers),
      await provider.call('GET', `${url}/calendar`, undefined, headers),
    ]
    expect([pdf.statusCode, text.statusCode, calendar.statusCode]).toEqual([200, 200, 200])
    return {
      voucher: `${(await readPdf(pdf.rawPayload)).text} ${text.body}`,
      calendar: calendar.body.replaceAll('\r\n ', ''),
    }
  }

  const note = (place: Seen, text: string) => {
    for (const index of marksIn(text)) {
      const field = fields[index]
      const name = `${field?.door} ${field?.path}`
      seen.set(name, (seen.get(name) ?? new Set()).add(place))
    }
  }

  /** Sends all of these fields at once, with other texts until the branch takes them: an address, for one, has no link. */
  const sendFirstTaken = async (sample: Sample, own: FreeText[]) => {
    const longest = Math.max(...own.map(({ values }) => values.length))
    let body = ''
    for (let index = 0; index < longest; index++) {
      const marked = own.reduce(
        (inner, { path, values, mark }) => withValue(inner, path.split('.'), `${values[index % values.length]}${mark}`),
        hasPath(sample.body, EMAIL) ? withValue(sample.body, EMAIL, newEmail()) : sample.body,
      )
      const response = await send({ ...sample, body: marked })
      if (response.statusCode < 300) return response
      body = response.body
    }
    throw new Error(`${sample.method} ${sample.path} takes none: ${body}`)
  }

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    world = await makeWorld(provider)
    const samplesOf = () => providerRequests(world)
    // Half of the plates are for visitors who prove nothing.
    await provider.db.execute(sql`
      insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
      select station, model_id, left(gosnomer, -1) || 'x' || n, plate_kind, cvet, year, mileage_km, state
      from cars, generate_series(1, 200) n where gosnomer = ${`${world.rental.slug}1`}`)
    fields = fieldsOf(provider, samplesOf())
    const app = createProvider({
      ...{ db: provider.db, now: () => START, config: { ...config, logLevel: 'trace' } },
      logTo: { write: (line) => log.push(line) },
    })
    await app.ready()
    send = ({ method, path, headers, body }) =>
      app.inject({ method: method as 'POST', url: path, headers, payload: body as object })
    for (const field of fields)
      for (const value of someOf(field)) {
        const response = await send(withText(samplesOf()[field.request], field, value))
        note('response', response.body)
      }
    for (const [request, sample] of Object.entries(samplesOf()).filter(([name]) => name.endsWith(DELIVERY))) {
      const own = fields.filter(
        ({ path, ...field }) => field.request === request && PEOPLE.test(path) && hasPath(sample.body, path.split('.')),
      )
      const response = await sendFirstTaken(sample, own)
      note('response', response.body)
      const { acts } = world
      const isHold = sample.method === 'POST'
      const changed = sample.path.startsWith('/sun/') ? acts.delivering : acts.own
      papers.push(await papersOf(isHold ? JSON.parse(response.body).data : changed))
    }
    for (const { voucher, calendar } of papers) {
      note('voucher', voucher)
      note('calendar', calendar)
    }
    const outbox = openTestOutbox(provider)
    for (let tries = 0; tries < 10; tries++) {
      while ((await outbox.deliver()).sent > 0);
      // A busy machine draws the voucher of a letter late, which is then tried again.
      const { rowCount } = await provider.db.execute(sql`
        update outbox set next_at = ${START.toISOString()} where state = 'waiting' and attempts > 0 and next_at > ${START.toISOString()}`)
      if (rowCount === 0) break
    }
    sent.push(...outbox.sent)
    const run = openCommands(provider.url)
    for (const command of [...LISTS, ...(await showCommands(provider))])
      for (const lang of IS_WIDE ? ['ru', 'en'] : ['ru']) {
        const { code, output, errors } = await run(`${command} --lang ${lang}`)
        expect([code, errors], command).toEqual([0, ''])
        outputs.push(output)
        note('command', output)
      }
    const { rows: owners } = await provider.db.execute<{ id: string }>(
      sql`select id from clients where phone = ${world.phone} or id = ${DEMO_CLIENT}`,
    )
    for (const { id } of owners) {
      const headers = await sessionOf(provider, Number(id), { createdAt: START, provedBy: 'second_factor' })
      const data = await provider.call('POST', '/auth-client/export', undefined, headers)
      if (data.statusCode !== 200) failed.push(data.body)
      for (const file of Object.values(unzipSync(data.rawPayload))) note('own data', strFromU8(file))
      note('list', await listFiles(provider, headers))
    }
    for (const subject of SUBJECT_NAMES) {
      const file = join(folder, `${subject}.csv`)
      const { code, errors } = await run(['export', subject, '--file', file])
      if (code === 0) note('export', readFileSync(file, 'utf8'))
      else failed.push(`export ${subject}: ${errors}`)
    }
    await app.close()
  }, LONGEST_MS)
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await provider.close()
  })

  it('is seen at the places of the list, field by field', () => {
    for (const { channel, subject, text, html } of sent)
      note(channel === 'sms' ? 'SMS' : channel === 'webhook' ? 'webhook' : 'letter', `${subject} ${text} ${html}`)
    const rows = fields.map(({ door, path }) => {
      const name = `${door} ${path}`
      return [name, [...(seen.get(name) ?? [])].sort().join(', ')]
    })
    expect(failed).toEqual([])
    expect(Object.fromEntries(rows)).toEqual(SEEN_AT)
  })

  it('is text in every letter: no element, no attribute, no line of the head', () => {
    const marked = sent.filter(({ html }) => html && marksIn(html).length > 0)
    expect(marked.length).toBeGreaterThan(5)
    for (const { subject, html, address } of marked) {
      expect(subject).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u)
      expect(address).not.toMatch(/[\s\p{Cc}]/u)
      const { document } = new JSDOM(html ?? '').window
      expect([...document.querySelectorAll(ACTIVE)].map(({ outerHTML }) => outerHTML)).toEqual([])
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
      expect(
        attributes
          .filter(({ name, value }) => name.startsWith('on') || marksIn(value).length > 0 || MARK.test(value))
          .map(({ value }) => value),
      ).toEqual([])
      expect(marksIn(document.body.textContent ?? '').length).toBeGreaterThan(0)
    }
  })

  it('sends no terminal a control character or a mark of direction', () => {
    expect(outputs.filter((output) => marksIn(output).length > 0).length).toBeGreaterThan(5)
    for (const output of outputs) expect(CONTROL.exec(output)?.input ?? '').toBe('')
  })

  it('adds nothing to a calendar but text', () => {
    expect(papers).toHaveLength(3)
    for (const { calendar } of papers) {
      const names = [...calendar.matchAll(/^BEGIN:(\w+)\r?$/gm)].map(([, name]) => name)
      expect(names.filter((name) => !/^(STANDARD|DAYLIGHT|VTIMEZONE)$/.test(String(name)))).toEqual([
        'VCALENDAR',
        'VEVENT',
        'VALARM',
      ])
      expect(new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')).toHaveLength(1)
      expect(calendar).not.toMatch(/(?![\r\n])\p{Cc}|\p{Bidi_Control}/u)
    }
  })

  it('is in no line of the log, and each line is one of JSON', () => {
    expect(log.length).toBeGreaterThan(100)
    for (const line of log) {
      expect(line).toMatch(/^\{[^\p{Cc}]*\}\n$/u)
      expect(JSON.parse(line)).toHaveProperty('level')
      expect(marksIn(line)).toEqual([])
    }
  })
})

/** In `npm test` a few of the values of each field, other ones for the next field. */
function someOf({ values, mark }: FreeText): string[] {
  if (IS_WIDE) return values
  const [first = 0] = marksIn(mark)
  return [...new Set([first, first + 1, first + 2].map((index) => values[index % values.length] ?? ''))]
}

let visitors = 0

function fieldsOf(provider: FuzzedProvider, requests: Record<string, Sample>): FreeText[] {
  return provider
    .routes()
    .flatMap(([route, { body }]) => {
      const door = route.replace(/:(\w+)/g, '{$1}')
      const json = provider.doorSchemas[door]
      if (!json?.body || !(body instanceof z.ZodType)) return []
      const own = Object.entries(requests).filter(([name]) => doorOf(name) === door)
      return freeTextsOf(door, body, json, Object.fromEntries(own))
    })
    .map((field, index) => ({ ...field, mark: markOf(index) }))
}

/** The files of a client's lists, as the site writes them. */
async function listFiles({ call }: FuzzedProvider, headers: Record<string, string>): Promise<string> {
  const t = ((key: string) => key) as never
  const itemsOf = async (list: string) =>
    (await call('GET', `/auth-client/${list}?year=2026`, undefined, headers)).json().data.items
  const rows = [
    ...historyRows(await itemsOf('history'), t, (status) => status),
    ...fineRows(await itemsOf('fines'), t),
    ...damageRows(await itemsOf('damages'), t),
    ...ledgerRows(await itemsOf('charge'), t),
  ]
  return writeCsv(rows, 'ru')
}

/** The sample of somebody who did not write before, with a text in one field. */
function withText(sample: Sample | undefined, { path, mark, body: valid }: FreeText, value: string): Sample {
  if (!sample) throw new Error('no such door')
  visitors = (visitors + 1) % 250
  const isBranch = sample.path.startsWith('/sun/')
  const has = hasPath(sample.body, path.split('.'))
  let body = withValue(has ? sample.body : valid, path.split('.'), `${value}${mark}`)
  for (const phone of [['phone'], ['clientPhone'], ['driver', 'phone']]) {
    if (hasPath(body, phone) && isBranch && sample.method === 'POST') body = withValue(body, phone, newPhone())
  }
  // An address gets only so many letters.
  for (const email of [['email'], ['driver', 'email']]) {
    if (hasPath(body, email) && isBranch) body = withValue(body, email, newEmail())
  }
  return {
    ...sample,
    headers: {
      ...sample.headers,
      'idempotency-key': newKey(),
      ...(isBranch ? { 'x-client-ip': `198.51.100.${visitors}` } : {}),
    },
    body,
  }
}

let addresses = 0

function newEmail(): string {
  addresses += 1
  return `guest-${addresses}@clients.example`
}

function hasPath(body: unknown, path: readonly string[]): boolean {
  const holder = path.slice(0, -1).reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body)
  return typeof holder === 'object' && holder !== null && (path.at(-1) ?? '') in holder
}

/** A busy machine starts its renderer late, and is to be asked again. */
async function drawn<Response extends { statusCode: number }>(call: () => Promise<Response>): Promise<Response> {
  let response = await call()
  for (let tries = 0; response.statusCode === 503 && tries < 10; tries++) response = await call()
  return response
}

async function showCommands({ db }: FuzzedProvider): Promise<string[]> {
  const commands: string[] = []
  for (const [command, table] of Object.entries(SHOWN)) {
    const { rows } = await db.execute<{ number: string }>(
      sql`select number from ${sql.identifier(table)} of_table where of_table::text ~* 'qz[a-j]{3}zq'`,
    )
    commands.push(...rows.map(({ number }) => `${command} --number ${number}`))
  }
  return commands
}
