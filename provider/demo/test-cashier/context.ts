import type { ScenarioBoard } from './scenarios'
import type { Store } from './store'
import type { Limits } from './transitions'

/** What every part of the test cashier works with. */
export type Cashier = {
  store: Store
  scenarios: ScenarioBoard
  limits: Limits
  now: () => Date
  shopId: string
  /** Null: no notifications are sent. */
  notifyUrl: string | null
  /** Address of this listener, known when it listens. */
  origin: () => string
}
