import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { BOOKING_KINDS } from '@/provider/rules/notifications/booking-texts'
import type { PayerMessageKind } from '@/provider/rules/notifications/payment-texts'
import { MONEY_PROBLEMS } from '@/provider/rules/notifications/payment-values'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { type Guest, openGuest } from '@/tests/setup/booking-guests'
import { setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel, newKey, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const CYRILLIC = /[а-яё]/i
const HAN = /\p{Script=Han}/u
const PAID_KOP = 300_000
const AMOUNT_KOP = 123_400
const TO = 'whoever@clients.example'

/** The status in which each kind is sent; every other kind is true in all statuses. */
const KINDS_BY_STATUS = {
  held: ['booking_held'],
  unproved: ['booking_unproved'],
  cancelled: ['booking_cancelled', 'booking_cancelled_by_branch'],
  active: ['booking_return_reminder'],
  closed: ['booking_closed'],
  returned: ['booking_returned'],
}
const OF_A_SUM = ['booking_paid', 'payment_refunded', 'deposit_released', 'deposit_given_back']
const OF_A_REQUEST = ['booking_extended', 'booking_extension_declined']
const PAYER_KINDS = ['payment_received', 'refund_sent', 'payment_returned'] as const satisfies PayerMessageKind[]

const inLanguages = <Kind extends string>(kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

describe('every letter and SMS', () => {
  const provider = useProvider()
  const guests: Record<string, Guest> = {}

  beforeAll(async () => {
    for (const language of LANGUAGES) {
      const foreign = { last_name: 'Lee', first_name: 'Ann', middle_name: null, citizenship: 'other' } as const
      const own = { email: `${newKey()}@clients.example`, ...(language === 'ru' ? {} : foreign) }
      for (const name of ['held', 'unproved', 'confirmed', 'cancelled', 'active', 'closed', 'returned']) {
        const model = await addModel(provider, `kinds-${language.toLowerCase()}-${name}`, 1)
        const guest = await openGuest(provider, { ...(await provider.requestFor(rentalOf(model), own)), language })
        if (name !== 'held') await guest.confirm()
        const paidKop =
          name === 'returned' ? guest.booking.price.totalKop : name === 'held' || name === 'unproved' ? 0 : PAID_KOP
        await provider.db.execute(sql`
          update bookings set paid_kop = ${paidKop} where number = ${guest.booking.number}`)
        if (name === 'cancelled') await guest.cancel(PAID_KOP)
        if (name === 'active') await setBookingStatus(provider.db, guest.booking.number, name, provider.clock.now)
        if (name === 'closed' || name === 'returned')
          for (const status of ['active', 'completed'])
            await setBookingStatus(provider.db, guest.booking.number, status, provider.clock.now)
        guests[`${name}-${language}`] = guest
      }
    }
  })
  beforeEach(async () => {
    await provider.db.execute(sql`delete from outbox`)
    // All SMS go to one phone, which gets only so many a day.
    await provider.db.execute(sql`delete from sms_sends`)
  })

  /** Sends one message of this kind and returns what was sent. */
  async function contentOf(
    kind: Parameters<typeof enqueue>[1]['kind'],
    language: string,
    params: Record<string, string>,
  ) {
    const textLanguage = LANGUAGES.find((one) => one === language) ?? 'ru'
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      select client_id as id from bookings where number = ${params.booking ?? ''}`)
    // Kinds that a client may switch off are sent only to a client.
    const clientId = rows[0] ? Number(rows[0].id) : null
    const to = { clientId, language: textLanguage, station: 'vldk', kind, params, at: provider.clock.now }
    await provider.db.transaction(async (tx) => {
      await enqueue(tx, { ...to, channel: 'email', address: TO })
      await enqueue(tx, { ...to, channel: 'sms', address: '+79995550101' })
    })
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    const letter = sent.find(({ channel }) => channel === 'email')
    if (!letter) throw new Error(`${kind} is no letter`)
    return { letter, texts: sent.flatMap(({ subject, text, html }) => [subject, text, html ?? '']) }
  }

  /** A declined request for a later return. @returns its number */
  async function addExtension(number: string): Promise<string> {
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      insert into extension_requests (station, booking_id, end_before, end_at, amount_kop, state, reason, created_at, decided_at)
      select station, id, end_at, end_at + interval '1 day', ${AMOUNT_KOP}, 'declined', '12', now(), now()
      from bookings where number = ${number} returning id`)
    return String(rows[0]?.id)
  }

  function requireLanguage(texts: string[], language: string): void {
    for (const text of texts.filter(Boolean)) {
      expect(text).not.toMatch(/\{\w*\}|undefined|NaN|null/)
      expect([text, CYRILLIC.test(text)]).toEqual([text, language === 'ru'])
    }
    expect(HAN.test(texts.join(''))).toBe(language === 'zh-CN')
  }

  const sumIn = (kop: number, language: string) => {
    const digits = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(kop / 100)
    return language === 'en' ? `₽${digits}` : `${digits}\u00a0₽`
  }

  it.each(inLanguages(BOOKING_KINDS))('%s in %s has only its language, with its sums', async (kind, language) => {
    const [name = 'confirmed'] = Object.entries(KINDS_BY_STATUS).find(([, kinds]) => kinds.includes(kind)) ?? []
    const guest = guests[`${name}-${language}`]
    if (!guest) throw new Error('no such guest')
    const { number } = guest.booking
    const params = {
      ...(OF_A_SUM.includes(kind) && { amountKop: String(AMOUNT_KOP) }),
      ...(OF_A_REQUEST.includes(kind) && { extension: await addExtension(number) }),
    }
    const { letter, texts } = await contentOf(kind, language, { booking: number, ...params })
    requireLanguage(texts, language)
    expect(letter.subject).toContain(number)
    if (kind === 'booking_extended') expect(letter.text).toContain(sumIn(AMOUNT_KOP, language))
    if (OF_A_SUM.includes(kind)) expect(letter.text).toContain(sumIn(AMOUNT_KOP, language))
    if (KINDS_BY_STATUS.cancelled.includes(kind)) expect(letter.text).toContain(sumIn(PAID_KOP, language))
    if (kind === 'booking_paid' || kind === 'booking_closed') {
      const { dueKop } = await guest.read()
      expect(letter.text).toContain(sumIn(dueKop, language))
    }
  })

  it.each(inLanguages([...PAYER_KINDS, ...MONEY_PROBLEMS]))(
    '%s in %s has only its language, with its sum and its purpose',
    async (kind, language) => {
      for (const purpose of ['booking', 'fine', 'damage', 'other']) {
        await provider.db.execute(sql`delete from outbox`)
        const params = { purpose, number: '7654321', amountKop: String(AMOUNT_KOP), payment: 'p-1', why: 'expired' }
        const { letter, texts } = await contentOf(kind, language, params)
        requireLanguage(texts, language)
        expect(letter.subject).toContain('7654321')
        expect(letter.text).toContain(sumIn(AMOUNT_KOP, language))
      }
    },
  )
})
