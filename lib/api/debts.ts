import 'server-only'
import { listHref } from '@/lib/account/list-address'
import type { Client } from '@/lib/auth/actors'
import { DamagesResponse, type DisputeRequest, DisputeResponse, FinesResponse } from '@/provider/contract/debts'
import type { Session } from './auth-session'
import { callOwn } from './provider/call-own'
import { readSection } from './provider/read-section'

type Section = 'fines' | 'damages'

/** Every fine, or those of a year. */
export function readFines(session: Session, year: number | null = null): Promise<FinesResponse> {
  return readSection(listHref('fines', { year }), FinesResponse, session)
}

/** The same, for a route handler. */
export function requestFines(year: number | null, client: Client): Promise<FinesResponse> {
  return callOwn({ path: listHref('fines', { year }), method: 'GET', schema: FinesResponse }, client)
}

/** Every damage, or those of a year. */
export function readDamages(session: Session, year: number | null = null): Promise<DamagesResponse> {
  return readSection(listHref('damages', { year }), DamagesResponse, session)
}

/** The same, for a route handler. */
export function requestDamages(year: number | null, client: Client): Promise<DamagesResponse> {
  return callOwn({ path: listHref('damages', { year }), method: 'GET', schema: DamagesResponse }, client)
}

/** @throws {ProviderError} `not_found`, `already_disputed`, `dispute_too_late`, `conflict`, `files_missing` */
export function giveDispute(
  section: Section,
  id: string,
  body: DisputeRequest,
  client: Client,
): Promise<DisputeResponse> {
  return callOwn({ path: `${section}/${encodeURIComponent(id)}/dispute`, body, schema: DisputeResponse }, client)
}
