import 'server-only'
import { HistoryAnswer } from '@/provider/contract/history'
import { readSection } from './read-section'
import type { Session } from './session'

export function readHistory(session: Session): Promise<HistoryAnswer> {
  return readSection('history', HistoryAnswer, session)
}
