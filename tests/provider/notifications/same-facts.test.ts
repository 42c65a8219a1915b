import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import type { Voucher } from '@/provider/contract/vouchers'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { BOOKING_KINDS } from '@/provider/rules/notifications/booking-texts'
import type { MessageKind } from '@/provider/rules/notifications/messages'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { type Guest, openGuest, withOptions } from '@/tests/setup/booking-guests'
import { setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

type Language = (typeof LANGUAGES)[number]

const PAID_KOP = 300_000
const AMOUNT_KOP = 123_400
const SETUP_TIMEOUT_MS = 240_000
/** By the state of a damage in which each is sent. */
const DAMAGE_KINDS = { open: 'damage_added', dispute_kept: 'dispute_kept', cancelled: 'dispute_dropped' } as const

/** Letters and papers of a booking that is confirmed and lies ahead; then with those before, after and against it. */
const BOOKED = ['booking_changed', 'booking_confirmed', 'booking_paid', 'booking_reminder', 'voucher']
const AHEAD = ['booking_held', ...BOOKED]
const UNTIL_RETURN = ['booking_return_reminder', 'payment_refunded', ...AHEAD]
const CANCELLED = ['booking_cancelled', 'booking_cancelled_by_branch']
/** About strangers: the owner of the phone reads the first, the visitor who typed it the other one. */
const OF_OWNERS = ['booking_unproved', 'booking_disowned']
/** With a sum that is owed. */
const OWED = ['booking_closed', 'damage_added', 'dispute_kept']
/** The foot of every letter tells the branch. */
const LETTERS = [
  ...['booking_returned', 'deposit_given_back', 'deposit_released', 'dispute_dropped'],
  ...OWED,
  ...CANCELLED,
  ...OF_OWNERS,
  ...UNTIL_RETURN,
]
const HAND_OVERS = ['booking_confirmed', 'booking_unproved', 'booking_reminder', 'booking_return_reminder']
const smsOf = (kinds: readonly string[]) => kinds.map((kind) => `${kind} sms`)

/** A text that has a word of its own, in each language. */
const word = (text: string) => ({ ru: `Слово ${text}`, en: `Word ${text}`, 'zh-CN': `词 ${text}` })

/** A fact of a branch: its setting, its values in two branches, how each is read, and all that tells it. */
type Fact = {
  setting: string
  stored: readonly [unknown, unknown]
  /** Patterns. */
  shown: readonly [string, string]
  places: readonly string[]
  /** In the second branch, which takes no cash, where that makes a difference. */
  noCash?: readonly string[]
}

const SETTINGS: readonly Fact[] = [
  // Who has no card of a Russian bank brings cash where it is taken.
  { setting: 'rules.depositReleaseDays', stored: [811, 613], shown: ['811', '613'], places: [], noCash: AHEAD },
  { setting: 'rules.refundBankDays', stored: [821, 617], shown: ['821', '617'], places: ['payment_refunded'] },
  {
    setting: 'rules.freeCancellationHours',
    stored: [53, 57],
    shown: ['07:00', '03:00'],
    places: ['payment_refunded', ...BOOKED],
  },
  { setting: 'laterCharges.0.graceMinutes', stored: [37, 41], shown: ['12:37', '12:41'], places: UNTIL_RETURN },
  { setting: 'laterCharges.0.fullDayAfterHours', stored: [5, 7], shown: ['17:00', '19:00'], places: UNTIL_RETURN },
  {
    setting: 'insurance.1.deductiblePercent',
    stored: [37, 41],
    shown: ['37[ ,]000', '41[ ,]000'],
    places: ['payment_refunded', ...CANCELLED, ...AHEAD],
  },
  {
    setting: 'documents.other',
    stored: [word('QX7'), word('QX8')],
    shown: ['QX7', 'QX8'],
    places: ['booking_confirmed', 'booking_reminder', 'voucher'],
  },
  {
    setting: 'address',
    stored: [word('QA7'), word('QA8')],
    shown: ['QA7', 'QA8'],
    places: [...LETTERS, ...smsOf(HAND_OVERS)],
  },
  { setting: 'hours', stored: [word('QH7'), word('QH8')], shown: ['QH7', 'QH8'], places: LETTERS },
  {
    setting: 'main_phone',
    stored: ['+74238400009', '+74238400008'],
    shown: [String.raw`\+7 423 840 0009`, String.raw`\+7 423 840 0008`],
    places: [...LETTERS, ...smsOf(['booking_cancelled_by_branch', ...OWED, ...HAND_OVERS, 'dispute_dropped'])],
  },
  {
    setting: 'main_email',
    stored: ['q7@rent.example', 'q8@rent.example'],
    shown: ['q7@rent', 'q8@rent'],
    places: [...OWED, ...smsOf(OWED)],
  },
  {
    setting: 'company.inn',
    stored: ['2500000811', '2500000813'],
    shown: ['2500000811', '2500000813'],
    places: ['voucher'],
  },
  // Told as the last day.
  {
    setting: 'fines.disputeDays',
    stored: [883, 619],
    shown: ['2029', '2028'],
    places: ['booking_returned', 'damage_added'],
  },
  {
    setting: 'payments.accepted.cashRub',
    stored: [
      { online: false, branch: true, deposit: true },
      { online: false, branch: false, deposit: false },
    ],
    shown: ['наличн|[Cc]ash|现金', 'наличн|[Cc]ash|现金'],
    places: [...OWED, 'deposit_given_back', ...AHEAD],
    // What was given back was taken while it could be.
    noCash: ['deposit_given_back'],
  },
]
const DEPOSIT: Fact = {
  setting: 'car_models.deposit_kop',
  stored: [791_900, 691_700],
  shown: ['7[ ,]919', '6[ ,]917'],
  places: ['booking_returned', ...AHEAD],
}

describe('letters, SMS and the voucher of a booking', () => {
  const provider = useProvider()
  describe.each([0, 1] as const)('with the settings of branch %i', (branch) => {
    const texts: Record<Language, Map<string, string>> = { ru: new Map(), en: new Map(), 'zh-CN': new Map() }

    beforeAll(async () => {
      const slug = await addModel(provider, `same-facts-${branch}`, 6)
      await provider.db.execute(sql`
      update car_models set deductible_kop = 10000000, deposit_kop = ${DEPOSIT.stored[branch]} where slug = ${slug}`)
      for (const { setting, stored } of SETTINGS)
        await provider.db.execute(sql`
        update settings set data = jsonb_set(data, ${`{${setting.replaceAll('.', ',')}}`}::text[],
          ${JSON.stringify(stored[branch])}::jsonb)`)
      for (const language of LANGUAGES) await readAll(slug, language)
    }, SETUP_TIMEOUT_MS)

    it.each([...SETTINGS, DEPOSIT])(
      'tell $setting in the same places in three languages',
      ({ shown, places, noCash = places }) => {
        const pattern = new RegExp(`(?<!\\d)(?:${shown[branch]})(?!\\d)`)
        for (const language of LANGUAGES) {
          const told = [...texts[language]].flatMap(([place, text]) => (pattern.test(text) ? [place] : []))
          expect.soft(told.sort(), language).toEqual([...(branch === 1 ? noCash : places)].sort())
        }
      },
    )

    /** All that is written about two bookings, as each stands when it is sent. */
    async function readAll(slug: string, language: Language): Promise<void> {
      const kept = await open(slug, language)
      const take = async (kinds: readonly MessageKind[]) => {
        for (const kind of kinds) await readMessage(kind, language, kept)
      }
      await take(['booking_held'])
      await kept.confirm()
      await take(['booking_unproved'])
      await pay(kept, PAID_KOP)
      const voucher = await provider.call('GET', `${kept.url}/voucher-text?lang=${language}`, undefined, kept.guest)
      const { sheets }: Voucher = voucher.json().data
      // Phrases to say on the way are no facts of the branch; a Russian reader has none.
      texts[language].set('voucher', plain(JSON.stringify({ ...sheets.at(-1), phrases: [] })))
      await take(BOOKING_KINDS)
      await setBookingStatus(provider.db, kept.booking.number, 'active', provider.clock.now)
      await take(['booking_return_reminder'])
      await setBookingStatus(provider.db, kept.booking.number, 'completed', provider.clock.now)
      await take(['booking_closed'])
      await pay(kept, kept.booking.price.totalKop)
      await take(['booking_returned'])
      const cancelled = await open(slug, language)
      await cancelled.confirm()
      await pay(cancelled, PAID_KOP)
      await cancelled.cancel(PAID_KOP)
      for (const kind of ['booking_cancelled', 'booking_cancelled_by_branch'] as const)
        await readMessage(kind, language, cancelled)
      for (const [status, kind] of Object.entries(DAMAGE_KINDS)) {
        const { rows } = await provider.db.execute<{ id: string }>(sql`
        insert into damages (station, client_id, booking_id, car_id, damage, date, cost_kop, covered_kop, paid_kop, status)
        select station, client_id, id, car_id, ${JSON.stringify(word('scratch'))}::jsonb, '2026-11-20', ${AMOUNT_KOP}, 0, 0, ${status}
        from bookings where number = ${kept.booking.number} returning id`)
        await readMessage(kind, language, kept, { damage: String(rows[0]?.id) })
      }
    }

    async function open(slug: string, language: Language): Promise<Guest> {
      const driver = { last_name: 'Lee', first_name: 'Ann', middle_name: null, citizenship: 'other' } as const
      const own = { email: `${newKey()}@clients.example`, phone: newPhone(), ...driver }
      const rental = withOptions(rentalOf(slug), { insurance: 'standard' })
      return openGuest(provider, { ...(await provider.requestFor(rental, own)), language })
    }

    const pay = ({ booking }: Guest, kopecks: number) =>
      provider.db.execute(sql`update bookings set paid_kop = ${kopecks} where number = ${booking.number}`)

    /** Sends one message as a letter and as an SMS, and keeps what they say; a kind that is not true now says nothing. */
    async function readMessage(
      kind: MessageKind,
      language: Language,
      { booking: { number } }: Guest,
      more: Record<string, string> = {},
    ): Promise<void> {
      await provider.db.execute(sql`delete from outbox`)
      // All SMS go to one phone, which gets only so many a day.
      await provider.db.execute(sql`delete from sms_sends`)
      const { rows } = await provider.db.execute<{ id: string }>(sql`
      select client_id as id from bookings where number = ${number}`)
      const params = { booking: number, amountKop: String(AMOUNT_KOP), ...more }
      const to = { clientId: Number(rows[0]?.id), language, station: 'vldk', kind, params, at: provider.clock.now }
      await provider.db.transaction(async (tx) => {
        await enqueue(tx, { ...to, channel: 'email', address: 'whoever@clients.example' })
        await enqueue(tx, { ...to, channel: 'sms', address: '+79995550101' })
      })
      const { sent, deliver } = openTestOutbox(provider)
      while ((await deliver()).sent > 0);
      for (const { channel, subject, text } of sent)
        texts[language].set(channel === 'sms' ? `${kind} sms` : kind, plain(`${subject}\n${text}`))
    }
  })
})

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
}
