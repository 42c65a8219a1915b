import 'server-only'
import type { Client } from '@/lib/auth/actors'
import { DamagesResponse, type DisputeRequest, DisputeResponse, FinesResponse } from '@/provider/contract/debts'
import type { Session } from './auth-session'
import { callOwn } from './provider/call-own'
import { readSection } from './provider/read-section'

type Section = 'fines' | 'damages'

export function readFines(session: Session): Promise<FinesResponse> {
  return readSection('fines', FinesResponse, session)
}

export function readDamages(session: Session): Promise<DamagesResponse> {
  return readSection('damages', DamagesResponse, session)
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
