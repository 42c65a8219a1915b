import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createProvider } from '@/provider/app'
import type { HoldResponse } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import type { Sample } from '@/tests/setup/fuzz/apply-mutations'
import { type FreeText, freeTextsOf, markOf, withValue } from '@/tests/setup/fuzz/free-text'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld, providerSamples, type World } from '@/tests/setup/fuzz/provider-samples'
import { config, confirmAt, newKey, newPhone, START } from '@/tests/setup/open-provider'
import { readPdf } from '@/tests/setup/read-pdf'
import { openCommands } from '@/tests/setup/run-command'

/** Where what a field took is seen again. `response`: JSON, which the pages show as text. */
type Seen = 'letter' | 'SMS' | 'webhook' | 'command' | 'response' | 'calendar' | 'voucher'

/**
 * Every field of a request that takes free text, with all the places that repeat it. A new field has no row, and a text that comes out
 * at a new place is not in its row: both fail.
 */
const SEEN_AT: Record<string, string> = {
  'PATCH /sun/v2/bookings/{number} rental.slug': '',
  'PATCH /sun/v2/bookings/{number} rental.pc': '',
  'PATCH /sun/v2/bookings/{number} quoteToken': '',
  'POST /sun/v2/bookings rental.slug': '',
  'POST /sun/v2/bookings rental.pc': '',
  'POST /sun/v2/bookings quoteToken': '',
  'POST /sun/v2/bookings flight': 'letter, response',
  'POST /sun/v2/bookings meeting.pickupAddress': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings meeting.dropoffAddress': 'calendar, command, letter, response, voucher',
  'POST /sun/v2/bookings meeting.note': 'calendar, command, response, voucher',
  'POST /sun/v2/bookings partner': 'command',
  'POST /sun/v2/bookings affiliate': 'command',
  'POST /sun/v2/bookings/{number}/quote slug': '',
  'POST /sun/v2/bookings/{number}/quote pc': 'response',
  'POST /sun/v2/callback partner': 'command, letter',
  'POST /sun/v2/callback affiliate': 'command',
  'POST /sun/v2/callback clientName': 'command, letter',
  'POST /sun/v2/callback station': '',
  'POST /sun/v2/long-term/requests comment': 'command',
  'POST /sun/v2/long-term/requests company': 'command',
  'POST /sun/v2/long-term/requests partner': 'command',
  'POST /sun/v2/long-term/requests affiliate': 'command',
  'POST /sun/v2/messages name': 'command, letter',
  'POST /sun/v2/messages message': 'command, letter',
  'POST /sun/v2/partners/requests company': 'command, letter',
  'POST /sun/v2/partners/requests site': 'letter',
  'POST /sun/v2/partners/requests city': 'letter',
  'POST /sun/v2/partners/requests message': 'command, letter',
  'POST /sun/v2/payments number': '',
  'POST /sun/v2/payments/lookup number': '',
  'POST /sun/v2/payments/notifications type': '',
  'POST /sun/v2/payments/notifications event': '',
  'POST /sun/v2/payments/notifications object.id': '',
  'POST /sun/v2/payments/notifications object.status': '',
  'POST /sun/v2/promo/check code': 'response',
  'POST /sun/v2/promo/check rental.slug': '',
  'POST /sun/v2/promo/check rental.pc': '',
  'POST /sun/v2/quote slug': '',
  'POST /sun/v2/quote pc': 'response',
  'POST /sun/v2/transfers/orders trip.slug': '',
  'POST /sun/v2/transfers/orders trip.route': '',
  'POST /sun/v2/transfers/orders trip.fromPlace': 'response',
  'POST /sun/v2/transfers/orders trip.toPlace': 'response',
  'POST /sun/v2/transfers/orders quoteToken': '',
  'POST /sun/v2/transfers/orders fromAddress': '',
  'POST /sun/v2/transfers/orders toAddress': 'command',
  'POST /sun/v2/transfers/orders flight': '',
  'POST /sun/v2/transfers/orders sign': 'command',
  'POST /sun/v2/transfers/orders name': 'command',
  'POST /sun/v2/transfers/orders comment': 'command',
  'POST /sun/v2/transfers/orders partner': 'command',
  'POST /sun/v2/transfers/orders affiliate': 'command',
  'POST /sun/v2/transfers/quote slug': '',
  'POST /sun/v2/transfers/quote route': '',
  'POST /sun/v2/transfers/quote fromPlace': 'response',
  'POST /sun/v2/transfers/quote toPlace': 'response',
  'POST /sun/v2/waitlist slug': '',
  'POST /sun/v2/waitlist/link token': '',
  'POST /sun/v2/waitlist/stop token': '',
  'POST /auth-client/login password': '',
  'POST /auth-client/registration password': '',
  'POST /auth-client/renew_password password': '',
  'POST /auth-client/damages/{id}/dispute text': 'command, letter',
  'POST /auth-client/fines/{id}/dispute text': 'command, letter',
  'PATCH /auth-client/history/{number} rental.slug': '',
  'PATCH /auth-client/history/{number} rental.pc': '',
  'PATCH /auth-client/history/{number} quoteToken': '',
  'POST /auth-client/history/{number}/quote slug': '',
  'POST /auth-client/history/{number}/quote pc': 'response',
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

/** A busy machine draws a voucher in a minute. */
const LONGEST_MS = 1_200_000
const HOLD = 'POST /sun/v2/bookings'
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
  const taken = new Set<string>()
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
    for (const [mark] of text.matchAll(/q\d{3}q/gi)) {
      const field = fields[Number(mark.slice(1, -1))]
      const name = `${field?.door} ${field?.path}`
      seen.set(name, (seen.get(name) ?? new Set()).add(place))
    }
  }

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    world = await makeWorld(provider)
    const delivered = await requestOfDelivery(provider, world)
    const samplesOf = (): Record<string, Sample> => ({
      ...providerSamples(world),
      [HOLD]: { ...providerSamples(world)[HOLD], body: delivered } as Sample,
    })
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
        const response = await send(withText(samplesOf()[field.door], field, value))
        note('response', response.body)
        if (field.path.startsWith('meeting.') && response.statusCode === 201 && !taken.has(field.path)) {
          taken.add(field.path)
          papers.push(await papersOf(JSON.parse(response.body).data))
        }
      }
    for (const { voucher, calendar } of papers) {
      note('voucher', voucher)
      note('calendar', calendar)
    }
    const outbox = openTestOutbox(provider)
    while ((await outbox.deliver()).sent > 0);
    sent.push(...outbox.sent)
    const run = openCommands(provider.url)
    for (const command of [...LISTS, ...(await showCommands(provider))])
      for (const lang of IS_WIDE ? ['ru', 'en'] : ['ru']) {
        const { code, output, errors } = await run(`${command} --lang ${lang}`)
        expect([code, errors], command).toEqual([0, ''])
        outputs.push(output)
        note('command', output)
      }
    await app.close()
  }, LONGEST_MS)
  afterAll(() => provider.close())

  it('is seen at the places of the list, field by field', () => {
    for (const { channel, subject, text, html } of sent)
      note(channel === 'sms' ? 'SMS' : channel === 'webhook' ? 'webhook' : 'letter', `${subject} ${text} ${html}`)
    const rows = fields.map(({ door, path }) => {
      const name = `${door} ${path}`
      return [name, [...(seen.get(name) ?? [])].sort().join(', ')]
    })
    expect(Object.fromEntries(rows)).toEqual(SEEN_AT)
  })

  it('is text in every letter: no element, no attribute, no line of the head', () => {
    const marked = sent.filter(({ html }) => html && /q\d{3}q/.test(html))
    expect(marked.length).toBeGreaterThan(5)
    for (const { subject, html, address } of marked) {
      expect(subject).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u)
      expect(address).not.toMatch(/[\s\p{Cc}]/u)
      const { document } = new JSDOM(html ?? '').window
      expect([...document.querySelectorAll(ACTIVE)].map(({ outerHTML }) => outerHTML)).toEqual([])
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
      expect(
        attributes
          .filter(({ name, value }) => name.startsWith('on') || /q\d{3}q|h\d\d/.test(value))
          .map(({ value }) => value),
      ).toEqual([])
      expect(document.body.textContent).toMatch(/q\d{3}q/)
    }
  })

  it('sends no terminal a control character or a mark of direction', () => {
    expect(outputs.filter((output) => /q\d{3}q/.test(output)).length).toBeGreaterThan(5)
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
      expect(line).not.toMatch(/q\d{3}q/)
    }
  })
})

/** A booking whose car is brought: only then its addresses are kept. */
async function requestOfDelivery(provider: FuzzedProvider, { rental }: World) {
  const { places } = (await provider.call('GET', '/sun/v2/places')).json().data
  const place = places.find((one: Place) => one.needsAddress && one.handsOut && one.takesBack)
  const request = await provider.requestFor({ ...rental, city: place.id, dropoffPlace: place.id })
  const meeting = {
    pickupAddress: 'Светланская, 1',
    dropoffAddress: 'Светланская, 2',
    note: 'Позвоните',
    chineseClerk: false,
  }
  return { ...request, meeting }
}

/** In `npm test` a few of the values of each field, other ones for the next field. */
function someOf({ values, mark }: FreeText): string[] {
  if (IS_WIDE) return values
  const first = Number(mark.slice(1, -1))
  return [...new Set([first, first + 1, first + 2].map((index) => values[index % values.length] ?? ''))]
}

let visitors = 0

function fieldsOf(provider: FuzzedProvider, samples: Record<string, Sample>): FreeText[] {
  const schemas = new Map(provider.routes().map(([route, { body }]) => [route.replace(/:(\w+)/g, '{$1}'), body]))
  return Object.entries(samples)
    .flatMap(([door, sample]) => {
      const schema = schemas.get(door)
      return schema instanceof z.ZodType && sample.body !== undefined ? freeTextsOf(door, schema, sample) : []
    })
    .map((field, index) => ({ ...field, mark: markOf(index) }))
}

/** The sample of somebody who did not write before, with a text in one field. */
function withText(sample: Sample | undefined, { path, mark }: FreeText, value: string): Sample {
  if (!sample) throw new Error('no such door')
  visitors = (visitors + 1) % 250
  const isBranch = sample.path.startsWith('/sun/')
  let body = withValue(sample.body, path.split('.'), `${value}${mark}`)
  for (const phone of [['phone'], ['clientPhone'], ['driver', 'phone']]) {
    const holder = phone
      .slice(0, -1)
      .reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body)
    const isThere = typeof holder === 'object' && holder !== null && (phone.at(-1) ?? '') in holder
    if (isThere && isBranch) body = withValue(body, phone, newPhone())
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
      sql`select number from ${sql.identifier(table)} of_table where of_table::text ~ 'q[0-9]{3}q'`,
    )
    commands.push(...rows.map(({ number }) => `${command} --number ${number}`))
  }
  return commands
}
