import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import {
  type ApproveRequest,
  DeletedDriver,
  type DriverRequest,
  DriversAnswer,
  OwnDriver,
} from '@/provider/contract/drivers'
import { callProvider } from './call-provider'
import { readSection } from './read-section'
import type { Session } from './session'
import { visitorHeaders } from './visitor-headers'

type Change = { session: Session; language: Locale }

export function readDrivers(session: Session): Promise<DriversAnswer> {
  return readSection('drivers', DriversAnswer, session)
}

/** @throws {ProviderError} `phone_taken`, `scans_missing`, `driver_too_old`, `invalid_request` */
export function addDriver(body: DriverRequest, change: Change): Promise<OwnDriver> {
  return callProvider({ path: '/auth-client/drivers', answer: OwnDriver, method: 'POST', body, ...change })
}

/** @throws {ProviderError} `not_found`, and as `addDriver` */
export function editDriver(id: string, body: DriverRequest, change: Change): Promise<OwnDriver> {
  return callProvider({ path: pathOf(id), answer: OwnDriver, method: 'PUT', body, ...change })
}

/** @param change `visitor`: his address is kept with the consent. @throws {ProviderError} `not_found`, `scans_missing`, `consent_required` */
export function approveDriver(
  id: string,
  body: ApproveRequest,
  { visitor, ...change }: Change & { visitor: Headers },
): Promise<OwnDriver> {
  const call = { path: `${pathOf(id)}/approve`, answer: OwnDriver, method: 'POST', body, ...change } as const
  return callProvider({ ...call, headers: visitorHeaders(visitor) })
}

/** @throws {ProviderError} `not_found`, `driver_in_use` */
export function deleteDriver(id: string, session: Session): Promise<DeletedDriver> {
  return callProvider({ path: pathOf(id), answer: DeletedDriver, method: 'DELETE', language: null, session })
}

function pathOf(id: string): `/auth-client/drivers/${string}` {
  return `/auth-client/drivers/${encodeURIComponent(id)}`
}
