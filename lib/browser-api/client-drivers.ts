import type { DriverRequest } from '@/provider/contract/client-drivers'
import { ownHeaders } from './own-headers'
import { sendJson } from './send-json'

/** Browser side of `app/api/account/drivers`. @param id null: a new driver. @throws {RejectionError} `phone_taken` … */
export async function saveDriver(id: number | null, driver: DriverRequest, language: string): Promise<void> {
  const headers = ownHeaders(language)
  if (id === null) await sendJson('/api/account/drivers/', driver, { headers })
  else await sendJson(`/api/account/drivers/${id}/`, driver, { method: 'PUT', headers })
}

/** @param personalData the version of the text that the driver agrees to. @throws {RejectionError} `scans_missing` … */
export async function approveDriver(id: number, personalData: string): Promise<void> {
  await sendJson(`/api/account/drivers/${id}/approve/`, { personalData }, { headers: ownHeaders() })
}

/** @throws {RejectionError} `driver_in_use` … */
export async function deleteDriver(id: number): Promise<void> {
  await sendJson(`/api/account/drivers/${id}/`, undefined, { method: 'DELETE', headers: ownHeaders() })
}
