import { randomUUID } from 'node:crypto'
import { type FileKind, SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Transaction } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/client-drivers'
import { files } from '@/provider/db/schema/files'
import { readAccounts } from './account-data'
import { demoScan } from './demo-scan'

type NewScan = { id: string; clientId: number; kind: FileKind }
/** Stores the bytes as those of an upload. */
export type StoreScan = (
  file: NewScan,
  bytes: Buffer,
) => Promise<Pick<typeof files.$inferInsert, 'type' | 'bytes' | 'keyId' | 'wrappedKey'>>

/** Writes small pictures for the demo drivers who have scans, stored like any upload. */
export async function seedScans(tx: Transaction, station: string, now: Date, storeScan: StoreScan): Promise<void> {
  const stored = await tx.select({ id: drivers.id, ph: drivers.ph, clientId: drivers.clientId }).from(drivers)
  const seeded = readAccounts().clients.flatMap((client) => client.drivers)
  const scans = { passport: await demoScan('passport'), licence: await demoScan('licence') }
  for (const { id: driverId, ph, clientId } of stored) {
    const named = seeded.find(({ phone }) => phone.replace(/\D/g, '') === ph)
    for (const kind of SCAN_KINDS) {
      if (!(kind === 'passport' ? named?.hasPassportScan : named?.hasLicenceScan)) continue
      const file = { id: randomUUID(), clientId, kind }
      await tx
        .insert(files)
        .values({ ...file, ...(await storeScan(file, scans[kind])), driverId, station, createdAt: now })
    }
  }
}
