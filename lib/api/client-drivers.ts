import 'server-only'
import { z } from 'zod'
import type { Client } from '@/lib/auth/actors'
import {
  type ApproveRequest,
  DeletedDriver,
  DriverRequest,
  DriversResponse,
  OwnDriver,
  renameScans,
} from '@/provider/contract/client-drivers'
import type { Session } from './auth-session'
import { callOwn } from './provider/call-own'
import { readSection } from './provider/read-section'

/** A driver as a page sends it. */
export const SentDriver = z.preprocess(renameScans, DriverRequest)

export function readDrivers(session: Session): Promise<DriversResponse> {
  return readSection('drivers', DriversResponse, session)
}

/** @throws {ProviderError} `phone_taken`, `scans_missing`, `driver_too_old`, `invalid_request` */
export function addDriver(body: DriverRequest, client: Client): Promise<OwnDriver> {
  return callOwn({ path: 'drivers', body, schema: OwnDriver }, client)
}

/** @throws {ProviderError} `not_found`, and as `addDriver` */
export function editDriver(id: string, body: DriverRequest, client: Client): Promise<OwnDriver> {
  return callOwn({ path: pathOf(id), method: 'PUT', body, schema: OwnDriver }, client)
}

/** @throws {ProviderError} `not_found`, `scans_missing`, `consent_required` */
export function approveDriver(id: string, body: ApproveRequest, client: Client): Promise<OwnDriver> {
  return callOwn({ path: `${pathOf(id)}/approve`, body, schema: OwnDriver }, client)
}

/** @throws {ProviderError} `not_found`, `driver_in_use` */
export function deleteDriver(id: string, client: Client): Promise<DeletedDriver> {
  return callOwn({ path: pathOf(id), method: 'DELETE', schema: DeletedDriver }, client)
}

function pathOf(id: string): string {
  return `drivers/${encodeURIComponent(id)}`
}
