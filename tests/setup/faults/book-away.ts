import { setTimeout as pause } from 'node:timers/promises'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { holdConsents, holdRequest, newKey, rentalOf, TOKEN } from '../open-provider'

const LONGEST_MS = 8_000

export type Booker = Awaited<ReturnType<typeof openBooker>>

/** Visitors of a running provider with the demo's fleet, who may take any of its cars. */
export async function openBooker(origin: string) {
  const slugs = await slugsOf(origin)
  let rentals = 0
  return {
    origin,
    /** Ever another model and other days, so that nobody is in the way of another. */
    nextRental() {
      rentals += 1
      const slug = slugs[rentals % slugs.length] ?? ''
      return { ...rentalOf(slug, 40 + Math.floor(rentals / slugs.length) * 3, 2, new Date()), options: NO_OPTIONS }
    },
  }
}

type Diary = { isOver: () => boolean; acknowledged: string[]; meanwhile: string[] }

/** Books until it is over, and repeats what failed under its key, as a browser does. Notes what was acknowledged, and each 5xx. */
export async function bookAway(booker: Booker, { isOver, acknowledged, meanwhile }: Diary): Promise<void> {
  while (!isOver()) {
    const rental = booker.nextRental()
    const quote = await send(booker.origin, '/sun/v2/quote', rental)
    if (quote?.status !== 200) {
      note(quote, meanwhile)
      await pause(50)
      continue
    }
    const request = { ...holdRequest(rental, quote.body.data.quoteToken), consents: holdConsents(new Date()) }
    const key = newKey()
    for (;;) {
      const held = await send(booker.origin, '/sun/v2/bookings', request, { 'idempotency-key': key })
      note(held, meanwhile)
      if (held?.status === 201) acknowledged.push(held.body.data.booking.number)
      if (held !== null && held.status < 500) break
      if (isOver()) break
      await pause(100)
    }
  }
}

type Answer = { status: number; retryAfter: number; body: { data: Record<string, never> & AnswerData } }
type AnswerData = { quoteToken: string; booking: { number: string }; items: { slug: string }[] }

/** Null: there was no answer. */
async function send(origin: string, path: string, body: object, headers = {}): Promise<Answer | null> {
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return {
      status: response.status,
      retryAfter: Number(response.headers.get('retry-after')),
      body: await response.json(),
    }
  } catch {
    return null
  }
}

function note(answer: Answer | null, meanwhile: string[]): void {
  if (answer && answer.status >= 500) meanwhile.push(`${answer.status}${answer.retryAfter > 0 ? ' retry' : ''}`)
}

async function slugsOf(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sun/v2/cars`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const { data } = await response.json()
  return data.items.map(({ slug }: { slug: string }) => slug)
}
