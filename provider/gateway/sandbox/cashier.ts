import type { KnobBoard } from './knobs'
import type { Limits } from './moves'
import type { Store } from './store'

/** What every part of the sandbox works with. */
export type Cashier = {
  store: Store
  knobs: KnobBoard
  limits: Limits
  now: () => Date
  shopId: string
  /** Null: nobody is told anything. */
  notifyUrl: string | null
  /** Address of this listener, known once it listens. */
  origin: () => string
}
