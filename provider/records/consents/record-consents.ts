import { and, eq, inArray } from 'drizzle-orm'
import { type Consent, DOCUMENTS } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import {
  consents,
  longTermRequestConsents,
  messageConsents,
  partnerRequestConsents,
  transferOrderConsents,
} from '@/provider/db/schema/consents'
import { waitlistConsents } from '@/provider/db/schema/waitlist'
import type { RecordedConsent } from '@/provider/rules/consents/consent'
import { consentProof } from './consent-proof'

/** What a consent is given with: a booking, a callback, a message, a request, an order or a waitlist entry. */
type ConsentSubject =
  | { bookingId: number }
  | { callbackId: number }
  | { messageId: number }
  | { requestId: number }
  | { longTermId: number }
  | { orderId: number }
  | { waitlistId: number }

/** Records consents in the transaction of their subject. A consent that the subject has already stays as it was. */
export async function recordConsents(
  tx: Transaction,
  subject: ConsentSubject,
  consentRecords: readonly RecordedConsent[],
): Promise<void> {
  const rows = consentRecords.map(consentRow)
  const rowsWith = <Key extends object>(key: Key) => rows.map((row) => ({ ...row, ...key }))
  if ('messageId' in subject) await tx.insert(messageConsents).values(rowsWith(subject)).onConflictDoNothing()
  else if ('requestId' in subject)
    await tx.insert(partnerRequestConsents).values(rowsWith(subject)).onConflictDoNothing()
  else if ('longTermId' in subject)
    await tx
      .insert(longTermRequestConsents)
      .values(rowsWith({ requestId: subject.longTermId }))
      .onConflictDoNothing()
  else if ('waitlistId' in subject)
    await tx
      .insert(waitlistConsents)
      .values(rowsWith({ entryId: subject.waitlistId }))
      .onConflictDoNothing()
  else if ('orderId' in subject) await tx.insert(transferOrderConsents).values(rowsWith(subject)).onConflictDoNothing()
  else await tx.insert(consents).values(rowsWith(subject)).onConflictDoNothing()
}

/** Returns a consent as a row, with what it is proved with. */
export function consentRow({ proof, ...consent }: RecordedConsent) {
  return { ...consent, ...(proof ?? consentProof(consent.document, consent.version)) }
}

/** Lists the consents that were given with a booking to these documents, the earliest first. */
export async function listConsents(
  db: Pick<Database, 'select'>,
  bookingId: number,
  documents: readonly Consent['document'][] = DOCUMENTS,
): Promise<RecordedConsent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.bookingId, bookingId), inArray(consents.document, [...documents])))
    .orderBy(consents.givenAt, consents.document, consents.version)
  return rows.flatMap(({ document: name, version, givenAt, ip, textHash, browser, form }) => {
    const document = documents.find((candidate) => candidate === name)
    return document ? [{ document, version, givenAt, ip, proof: { textHash, browser, form } }] : []
  })
}
