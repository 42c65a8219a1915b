import type { DeletedDriver } from '@/provider/contract/client-drivers'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { deleteDriver, requireDriver, requireUnused } from './driver-rows'
import type { DriverDeps } from './list-drivers'

/** Removes a driver with the scans. @throws {FailureError} `not_found`, `driver_in_use` */
export async function removeDriver(
  { db, files, now }: DriverDeps,
  clientId: number,
  id: number,
): Promise<DeletedDriver> {
  await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    const driver = await requireDriver(tx, { clientId, id })
    await requireUnused(tx, clientId, driver, now())
    await deleteDriver(tx, { clientId, id }, now())
  })
  await files.deleteRemovedOf(clientId)
  return { id }
}
