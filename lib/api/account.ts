import 'server-only'
import type { z } from 'zod'
import {
  ClientAnswer,
  DamagesAnswer,
  DriversAnswer,
  FinesAnswer,
  HistoryAnswer,
  MilesAnswer,
  OffersAnswer,
  ProfileAnswer,
  SessionsAnswer,
} from '@/provider/contract/account'
import { callProvider } from './call-provider'
import type { Session } from './session'
import { visitorHeaders } from './visitor-headers'

/**
 * Everything of the session's own client.
 *
 * @param visitor headers of a door's request, where nobody reads the texts of the answer; a page has none to pass on
 * @throws {ProviderError} `unauthenticated` for a session that is over.
 */
export function readClient(session: Session, visitor?: Headers): Promise<ClientAnswer> {
  return read('client', ClientAnswer, session, visitor ? { headers: visitorHeaders(visitor), language: null } : {})
}

export function readHistory(session: Session): Promise<HistoryAnswer> {
  return read('history', HistoryAnswer, session)
}

export function readFines(session: Session): Promise<FinesAnswer> {
  return read('fines', FinesAnswer, session)
}

export function readDamages(session: Session): Promise<DamagesAnswer> {
  return read('damages', DamagesAnswer, session)
}

/** Miles that came in. */
export function readCharge(session: Session): Promise<MilesAnswer> {
  return read('charge', MilesAnswer, session)
}

/** Miles that went out. */
export function readSpend(session: Session): Promise<MilesAnswer> {
  return read('spend', MilesAnswer, session)
}

export function readOffers(session: Session): Promise<OffersAnswer> {
  return read('offers', OffersAnswer, session)
}

export function readDrivers(session: Session): Promise<DriversAnswer> {
  return read('drivers', DriversAnswer, session)
}

export function readProfile(session: Session): Promise<ProfileAnswer> {
  return read('settings', ProfileAnswer, session)
}

export function readSessions(session: Session): Promise<SessionsAnswer> {
  return read('sessions', SessionsAnswer, session)
}

function read<Answer>(
  section: string,
  answer: z.ZodType<Answer>,
  session: Session,
  door: { headers?: Record<string, string>; language?: null } = {},
): Promise<Answer> {
  return callProvider({ path: `/auth-client/${section}`, answer, session, ...door })
}
