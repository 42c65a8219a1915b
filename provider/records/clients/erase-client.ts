import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'

/** Stands in the place of an erased name; the database requires the same character. */
const NO_NAME = '—'

const ERASED = {
  firstName: NO_NAME,
  lastName: null,
  middleName: null,
  phone: null,
  email: null,
  emailConfirmedAt: null,
  birthDate: null,
  citizenship: null,
  passwordHash: null,
  registeredAt: null,
  notMineAt: null,
  nameUnproved: false,
} as const

/** Erases the client's own row, down to its number, which the books keep. His phone is free then. */
export async function eraseClient(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx
    .update(clients)
    .set({ ...ERASED, deletedAt: at })
    .where(eq(clients.id, id))
}
