import { and, eq, inArray } from 'drizzle-orm'
import { type Consent, DOCUMENTS } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import {
  consents,
  longTermRequestConsents,
  messageConsents,
  partnerRequestConsents,
} from '@/provider/db/schema/requests'
import { transferOrderConsents } from '@/provider/db/schema/transfer-orders'
import type { RecordedConsent } from '@/provider/rules/consents/consent'

/** What was agreed to with. */
type Act =
  | { bookingId: number }
  | { callbackId: number }
  | { messageId: number }
  | { requestId: number }
  | { longTermId: number }
  | { orderId: number }

/** In the transaction of the act; a consent that was given to it before stays as it was. */
export async function recordConsents(tx: Transaction, act: Act, given: readonly RecordedConsent[]): Promise<void> {
  const rows = given.map(({ document, version, givenAt, ip }) => ({ document, version, givenAt, ip }))
  const of = <Key extends object>(key: Key) => rows.map((row) => ({ ...row, ...key }))
  if ('messageId' in act) await tx.insert(messageConsents).values(of(act)).onConflictDoNothing()
  else if ('requestId' in act) await tx.insert(partnerRequestConsents).values(of(act)).onConflictDoNothing()
  else if ('longTermId' in act)
    await tx
      .insert(longTermRequestConsents)
      .values(of({ requestId: act.longTermId }))
      .onConflictDoNothing()
  else if ('orderId' in act) await tx.insert(transferOrderConsents).values(of(act)).onConflictDoNothing()
  else await tx.insert(consents).values(of(act)).onConflictDoNothing()
}

/** What was agreed to for a booking, of these documents. */
export async function listConsents(
  db: Pick<Database, 'select'>,
  bookingId: number,
  documents: readonly Consent['document'][] = DOCUMENTS,
): Promise<RecordedConsent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.bookingId, bookingId), inArray(consents.document, [...documents])))
  return rows.flatMap(({ document, version, givenAt, ip }) => {
    const known = documents.find((name) => name === document)
    return known ? [{ document: known, version, givenAt, ip }] : []
  })
}
