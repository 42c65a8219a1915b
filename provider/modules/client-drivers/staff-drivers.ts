import type { Vault } from '@/provider/modules/files/vault'
import { statusAt } from '@/provider/rules/bookings/transitions'
import type { DriverDeskRepository, Scan } from './review-driver'

type Parts = { drivers: DriverDeskRepository; station: string; now: () => Date }
type OpenScan = { name: string; bytes: Buffer }
export type ScanRefusal = { why: 'not_found' | 'no_scans' | 'not_opened' }
export type DeskDriver = NonNullable<Awaited<ReturnType<DriverDeskRepository['find']>>>

/** What the branch sees of a driver before it says that he may drive. */
export function createDriverDesk({ drivers, station, now }: Parts) {
  return {
    async show(id: number): Promise<DeskDriver | null> {
      const found = await drivers.find(station, id)
      return found && { ...found, bookings: found.bookings.map((row) => ({ ...row, status: statusAt(row, now()) })) }
    },

    /** His scans in the open. Who opened them is noted before anybody has them. */
    async openScans(
      { id, operator }: { id: number; operator: string },
      vault: Pick<Vault, 'read'>,
    ): Promise<ScanRefusal | { why: null; scans: OpenScan[] }> {
      const found = await drivers.find(station, id)
      if (!found) return { why: 'not_found' }
      if (found.scans.length === 0) return { why: 'no_scans' }
      const scans = await open(found.scans, vault)
      if (!scans) return { why: 'not_opened' }
      await drivers.noteReading(id, found.scans, { station, operator, at: now() })
      return { why: null, scans }
    },
  }
}

/** Null: another key closed one of them, or it is not as it was kept. */
async function open(rows: readonly Scan[], vault: Pick<Vault, 'read'>): Promise<OpenScan[] | null> {
  const scans: OpenScan[] = []
  try {
    for (const row of rows) {
      const parts: Buffer[] = []
      for await (const part of vault.read(row)) parts.push(part)
      scans.push({ name: nameOf(row), bytes: Buffer.concat(parts) })
    }
  } catch (error) {
    // Of a file that is not there, the caller tells the path.
    if (error instanceof Error && 'path' in error) throw error
    return null
  }
  return scans
}

function nameOf({ driverId, kind, type }: Scan): string {
  return `driver-${driverId}-${kind}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`
}
