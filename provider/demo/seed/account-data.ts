import { z } from 'zod'
import { DepositCard } from '@/provider/contract/deposits'
import { EVIDENCE_KINDS } from '@/provider/contract/rules/files/file-kinds'
import clientsJson from './data/clients.json'
import { Texts } from './price-data'

// Data of the client area besides rentals. Money here is whole roubles.
const Day = z.iso.date()
const Instant = z.iso.datetime({ offset: true })
const Verification = z.enum(['draft', 'on_review', 'verified', 'rejected'])

/** The client's text against a fine or a damage. */
const Dispute = z.object({ givenAt: Instant, text: z.string(), hasFile: z.boolean() })
const Evidence = z.array(z.enum(EVIDENCE_KINDS)).default([])

const Fine = z.object({
  name: Texts,
  gosnomer: z.string(),
  size: z.int(),
  date: Day,
  decisionDate: Day,
  place: Texts,
  bookingNumber: z.string(),
  decisionNumber: z.string(),
  discountPercent: z.int(),
  discountUntil: Day.nullable(),
  /** When the client learned of it; left out: on the day of the decision. */
  toldOn: Day.optional(),
  status: z.string(),
  paidRub: z.int(),
  note: Texts.optional(),
  dispute: Dispute.optional(),
  evidence: Evidence,
})
export type SeedFine = z.infer<typeof Fine>

const Damage = z.object({
  /** The same in every demo; in seven digits, as those that the database draws. */
  number: z.int().min(1_000_000).max(9_999_999),
  bookingNumber: z.string(),
  gosnomer: z.string(),
  date: Day,
  /** When the client learned what it costs; left out: on the same day. */
  toldOn: Day.optional(),
  damage: Texts,
  cost: z.int(),
  coveredRub: z.int(),
  paid: z.int(),
  status: z.string(),
  note: Texts.optional(),
  dispute: Dispute.omit({ hasFile: true }).optional(),
  evidence: Evidence,
})
export type SeedDamage = z.infer<typeof Damage>

const Offer = z.object({
  naimenovanie: Texts,
  discountPercent: z.int(),
  cvet: z.string(),
  features_options: z.array(z.object({ name: Texts })),
  cd: z.object({ slug: z.string() }),
  validFrom: Day,
  validTo: Day,
  minDays: z.int(),
  state: z.enum(['active', 'reserved', 'used', 'expired']),
  conditions: Texts,
})
export type SeedOffer = z.infer<typeof Offer>

const Driver = z.object({
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  noPatronymic: z.boolean(),
  phone: z.string(),
  email: z.string(),
  birthDate: Day,
  licence: z.object({ number: z.string(), country: z.string(), issuedAt: Day, expiresAt: Day }),
  approved: z.boolean(),
  verification: Verification,
  rejectReason: Texts.nullable(),
  hasPassportScan: z.boolean(),
  hasLicenceScan: z.boolean(),
})
export type SeedOwnDriver = z.infer<typeof Driver>

const Miles = z.object({
  at: Instant,
  /** Negative: the client's account gave them; the ledger says so by the accounts alone. */
  miles: z.int(),
  from: z.string(),
  to: z.string(),
  bookingNumber: z.string().nullable(),
  expiresOn: Day.nullable(),
  text: Texts,
})
export type SeedMileEntry = z.infer<typeof Miles>

const DepositHold = DepositCard.omit({ amountKop: true, keptKop: true }).extend({
  bookingNumber: z.string(),
  amountRub: z.int(),
  heldAt: Instant,
  releasedAt: Instant.nullable(),
  keptRub: z.int(),
})
export type SeedDepositHold = z.infer<typeof DepositHold>

const Clients = z.object({
  meta: z.object({ asOf: Instant }),
  clients: z.array(
    z.object({
      phone: z.string(),
      deposits: z.array(DepositHold),
      fines: z.array(Fine),
      damages: z.array(Damage),
      offers: z.array(Offer),
      drivers: z.array(Driver),
      miles: z.array(Miles),
    }),
  ),
})

/** Reads the demo accounts from their file. */
export function readAccounts() {
  return Clients.parse(clientsJson)
}
