import type { DriverRequest, OwnDriver } from '@/provider/contract/client-drivers'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

export type SavedDriver = Pick<OwnDriver, 'id' | 'approved'>

/** Browser side of `app/api/account/drivers`. @param id null: a new driver. @throws {RejectionError} `phone_taken` … */
export async function saveDriver(id: number | null, driver: DriverRequest, language: string): Promise<SavedDriver> {
  const headers = ownHeaders(language)
  const saved =
    id === null
      ? await sendJson('/api/account/drivers/', driver, { headers })
      : await sendJson(`/api/account/drivers/${id}/`, driver, { method: 'PUT', headers })
  if (!isRecord(saved) || typeof saved.id !== 'number') throw new BrokenResponseError('unexpected')
  return { id: saved.id, approved: saved.approved === true }
}

/** @param personalData the version of the text that the driver agrees to. @throws {RejectionError} `scans_missing` … */
export async function approveDriver(id: number, personalData: string): Promise<void> {
  await sendJson(`/api/account/drivers/${id}/approve/`, { personalData }, { headers: ownHeaders() })
}

/** @throws {RejectionError} `driver_in_use` … */
export async function deleteDriver(id: number): Promise<void> {
  await sendJson(`/api/account/drivers/${id}/`, undefined, { method: 'DELETE', headers: ownHeaders() })
}
