import 'server-only'
import { ProfileAnswer } from '@/provider/contract/profile'
import { readSection } from './read-section'
import type { Session } from './session'

export function readProfile(session: Session): Promise<ProfileAnswer> {
  return readSection('settings', ProfileAnswer, session)
}
