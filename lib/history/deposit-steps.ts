import type { Deposit } from '@/provider/contract/deposits'
import { depositWay } from './deposit-way'

/** No bank keeps a released block longer than cards allow a block at all. */
const BANK_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export type DepositStep = {
  key: 'hold' | 'cashHold' | 'check' | 'release' | 'cashRelease' | 'bank'
  /** When it was, or is planned; null: nobody can say. */
  at: string | null
  /** The day is the last possible one. */
  isUntil: boolean
  state: 'done' | 'now' | 'planned'
}

/** So many of the four steps are over. */
const DONE: Record<Deposit['state'], number> = {
  ...{ none: 0, not_taken: 0, planned: 0, held: 1 },
  ...{ releasing: 2, partly_released: 2, overdue: 2, released: 3, kept: 3 },
}

/** The steps of a deposit from card or cash and back, cash without a bank; none where nothing is taken. */
export function depositSteps(deposit: Deposit, dropoffAt: string, now: Date): DepositStep[] {
  const { state, holdAt, releaseBy, releasedAt } = deposit
  if (state === 'none' || state === 'not_taken') return []
  const isBack = releasedAt !== null && now.getTime() - Date.parse(releasedAt) > BANK_DAYS * DAY_MS
  const doneCount = DONE[state] + (isBack ? 1 : 0)
  const isCash = depositWay(deposit) === 'cash'
  const steps: Omit<DepositStep, 'state'>[] = [
    { key: isCash ? 'cashHold' : 'hold', at: holdAt, isUntil: false },
    { key: 'check', at: dropoffAt, isUntil: false },
    { key: isCash ? 'cashRelease' : 'release', at: releasedAt ?? releaseBy, isUntil: releasedAt === null && !isCash },
    ...(isCash ? [] : [{ key: 'bank', at: null, isUntil: false } as const]),
  ]
  return steps.map((step, index) => ({
    ...step,
    state: index < doneCount ? 'done' : index === doneCount ? 'now' : 'planned',
  }))
}
