import 'server-only'
import { DriversAnswer } from '@/provider/contract/drivers'
import { readSection } from './read-section'
import type { Session } from './session'

export function readDrivers(session: Session): Promise<DriversAnswer> {
  return readSection('drivers', DriversAnswer, session)
}
