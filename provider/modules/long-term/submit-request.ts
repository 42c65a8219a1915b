import { randomInt } from 'node:crypto'
import { subHours } from 'date-fns'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { LongTermItem, LongTermRequest, LongTermRequestResponse } from '@/provider/contract/long-term'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { longTermRequestHistory, longTermRequests } from '@/provider/db/schema/long-term'
import { FailureError } from '@/provider/failure-error'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { enqueueOfTyped } from '@/provider/records/notifications/limit-letters'
import {
  isOfRequester,
  lockOrderer,
  type Requester,
  requireHourlyLimit,
} from '@/provider/records/requests/unproved-requests'
import type { RequestVisitor } from '@/provider/rules/actors'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import { pluralIn } from '@/provider/rules/i18n/plural'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'
import { storedReferral } from '@/provider/rules/partners/referral'
import { type OfferDeps, readOffer, startDays } from './read-offers'

const LIMIT_HOURS = 24
/** In Russian, as the branch reads its letter. */
const UNPROVED = 'без входа в кабинет, телефон не подтверждён'
const SECONDS_OF_DAY = 24 * 60 * 60

type NewRequest = Pick<
  typeof longTermRequests.$inferInsert,
  'station' | 'carId' | 'lastName' | 'firstName' | 'phone' | 'email' | 'company' | 'months' | 'startOn' | 'comment'
> &
  Pick<typeof longTermRequests.$inferInsert, 'monthKop' | 'partner' | 'affiliate' | 'language'>

/**
 * Stores a request for a car by the month and notifies the branch and the visitor. A duplicate is answered with the number of
 * the first. Without a session it names no client, though its phone can register then: a visitor may type a stranger's; and the
 * branch takes only so many of them within an hour.
 *
 * @throws {FailureError} `consent_required`, `not_found`, `car_taken`, `invalid_request`: no such term, `invalid_dates`,
 * `too_many_requests`, `unauthenticated`
 */
export async function submitRequest(
  deps: OfferDeps & { secret: string },
  request: LongTermRequest,
  visitor: RequestVisitor,
): Promise<LongTermRequestResponse> {
  const { db, settings, secret, now } = deps
  const at = now()
  const { language, tracking, clientId } = visitor
  const { gosnomer, last_name, first_name, startDate: startOn, ...fields } = request
  const { row, item, data, today } = await readOffer(deps, gosnomer, language)
  const consents = personalConsents(visitor, data, at)
  if (row.taken) throw new FailureError('car_taken', 'The plate is hired out.')
  requireTerm(item, fields.months)
  requireStart(startOn, startDays(item, data, today))
  const { monthKop } = monthPriceFor(item, fields.months)
  const names = { lastName: last_name, firstName: first_name }
  const { station } = settings
  const stored = {
    ...fields,
    ...names,
    ...storedReferral(request),
    station,
    carId: row.carId,
    startOn,
    monthKop,
    language,
  }
  const number = await retryTransaction(db, async (tx) => {
    const requester = { station, phone: stored.phone, clientId }
    await lockOrderer(tx, requester, { firstName: first_name, language }, at)
    const duplicate = await findDuplicate(tx, requester, stored, at)
    if (duplicate !== null) return duplicate
    const { maxRequestsPerPhone } = data.longTerm
    if ((await countSince(tx, requester, subHours(at, LIMIT_HOURS))) >= maxRequestsPerPhone) return null
    await requireHourlyLimit(tx, { kind: 'long_term', requester, ip: visitor.ip, secret, settings: data }, at)
    const signedIn = clientId !== null
    const newNumber = String(randomInt(100_000, 1_000_000))
    const [inserted] = await tx
      .insert(longTermRequests)
      .values({ ...stored, ...tracking, number: newNumber, clientId, signedIn, state: 'new', createdAt: at })
      .returning({ id: longTermRequests.id })
    if (!inserted) throw new Error('an inserted request has no id')
    await tx.insert(longTermRequestHistory).values({ requestId: inserted.id, state: 'new', actor: 'client', at })
    await recordConsents(tx, { longTermId: inserted.id }, consents)
    await enqueueLetters(tx, {
      item,
      request,
      monthKop,
      language,
      station,
      clientId,
      branchEmail: data.main_email,
      number: newNumber,
      at,
    })
    return newNumber
  })
  if (number === null) {
    const details = { retryAfterSeconds: SECONDS_OF_DAY }
    throw new FailureError('too_many_requests', 'Too many requests of one phone within a day.', { details })
  }
  return { number, months: fields.months, startDate: startOn, monthKop }
}

function requireTerm({ prices }: LongTermItem, months: number): void {
  const longest = prices.at(-1)?.months ?? 0
  if (months >= prices[0].months && months <= longest) return
  const message = `From ${prices[0].months} to ${longest} months.`
  throw new FailureError('invalid_request', message, { fields: { months: 'no such term' } })
}

function requireStart(startOn: string, { from, to }: { from: string; to: string }): void {
  if (startOn >= from && startOn <= to) return
  throw new FailureError('invalid_dates', `From ${from} to ${to}.`, {
    fields: { startDate: startOn < from ? 'too early' : 'too late' },
  })
}

type Letters = {
  item: LongTermItem
  request: LongTermRequest
  monthKop: number
  language: Language
  station: string
  clientId: number | null
  branchEmail: string
  number: string
  at: Date
}

async function enqueueLetters(tx: Transaction, letters: Letters): Promise<void> {
  const { request, language, station, clientId, branchEmail, number, at } = letters
  const letter = { station, clientId, channel: 'email', at } as const
  await enqueue(tx, {
    ...letter,
    kind: 'long_term_asked',
    address: branchEmail,
    language: 'ru',
    params: { ...paramsIn('ru', letters), number, proof: clientId === null ? UNPROVED : `клиент № ${clientId}` },
  })
  await enqueueOfTyped(tx, {
    ...letter,
    kind: 'long_term_received',
    address: request.email,
    language,
    params: { ...paramsIn(language, letters), number },
  })
}

/** Nothing that the client typed: the e-mail may be a stranger's. */
function paramsIn(language: Language, { item, request, monthKop }: Letters): Record<string, string> {
  return {
    car: item.car.car_data.naimenovanie,
    plate: item.gosnomer,
    months: pluralIn(request.months, 'month', language),
    date: dayIn(request.startDate, language),
    price: roublesIn(monthKop, language),
  }
}

/** Returns the number of the first of two equal requests, or null. */
async function findDuplicate(
  tx: Transaction,
  requester: Requester,
  { carId, lastName, firstName, email, company, months, startOn, comment }: NewRequest,
  at: Date,
): Promise<string | null> {
  const [duplicate] = await tx
    .select({ number: longTermRequests.number })
    .from(longTermRequests)
    .where(
      and(
        isOfRequester(longTermRequests, requester),
        gt(longTermRequests.createdAt, duplicateSince(at)),
        eq(longTermRequests.carId, carId),
        eq(longTermRequests.lastName, lastName),
        eq(longTermRequests.firstName, firstName),
        eq(longTermRequests.email, email),
        sql`${longTermRequests.company} is not distinct from ${company}`,
        eq(longTermRequests.months, months),
        eq(longTermRequests.startOn, startOn),
        eq(longTermRequests.comment, comment),
      ),
    )
  return duplicate?.number ?? null
}

async function countSince(tx: Transaction, requester: Requester, since: Date): Promise<number> {
  return tx.$count(
    longTermRequests,
    and(isOfRequester(longTermRequests, requester), gt(longTermRequests.createdAt, since)),
  )
}
