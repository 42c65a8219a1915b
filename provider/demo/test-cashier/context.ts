import type { ScenarioBoard } from './scenarios'
import type { Store } from './store'
import type { Limits } from './transitions'

/** What every part of the sandbox works with. */
export type Cashier = {
  store: Store
  scenarios: ScenarioBoard
  limits: Limits
  now: () => Date
  shopId: string
  /** Null: nobody is told anything. */
  notifyUrl: string | null
  /** Address of this listener, known once it listens. */
  origin: () => string
}
