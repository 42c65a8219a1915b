import 'server-only'
import { pageScope, type StatusScope } from '@/lib/routing/status-scope'

/** For all calls of one page or route handler together (engineering/PERFORMANCE: an error is told in about that). */
const PAGE_MS = 2_000
/** For a page that only says what went wrong: whoever reads it has waited already. */
const HURRIED_MS = 200
const TICK_MS = 50
/** A tick that comes later found the event loop blocked, by ourselves: answers may lie there unread. */
const LATE_MS = 2 * TICK_MS
/** However often the loop is blocked, nobody waits longer than so many budgets. */
const LONGEST_FACTOR = 3

/** Milliseconds of any clock that never goes back, and something done again and again until the function is called. */
export type Clock = { now: () => number; repeat: (tick: () => void, ms: number) => () => void }

const CLOCK: Clock = {
  now: () => performance.now(),
  repeat: (tick, ms) => {
    const timer = setInterval(tick, ms)
    return () => clearInterval(timer)
  },
}

export type CallBudget = {
  /** Aborted, with a `TimeoutError`, when the time is up: then no further call is begun either. */
  signal: AbortSignal
  /** Runs the call; time passes while any call runs, once for all of them. @returns what the call returns */
  during: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

/**
 * Time for waiting for the provider. It stands nearly still while this process blocks its own event loop: what the provider
 * said in time is heard, however late we come to read it.
 *
 * @param ms of waiting
 */
export function createCallBudget(ms: number, clock: Clock = CLOCK): CallBudget {
  const late = new AbortController()
  let left = ms
  let running = 0
  let began = 0
  let last = 0
  let longest = ms * LONGEST_FACTOR
  let stop = () => {}

  return {
    signal: late.signal,
    async during(call) {
      if (running === 0) start()
      running += 1
      try {
        return await call()
      } finally {
        running -= 1
        if (running === 0) rest()
      }
    },
  }

  function start(): void {
    began = clock.now()
    last = began
    stop = clock.repeat(tick, TICK_MS)
  }

  function rest(): void {
    stop()
    left -= Math.min(clock.now() - last, LATE_MS)
    longest -= clock.now() - began
  }

  function tick(): void {
    const passed = clock.now() - last
    last += passed
    const isLate = passed > LATE_MS
    left -= Math.min(passed, LATE_MS)
    const isOver = left <= 0 || clock.now() - began >= longest
    // After a late tick the answers that wait are read first.
    if (isOver && !isLate) late.abort(new DOMException('the provider took too long', 'TimeoutError'))
  }
}

const budgets = new WeakMap<StatusScope, CallBudget>()

/** Of the page or route handler that is being answered; outside of one every call has its own. */
export function callBudget(): CallBudget {
  const scope = pageScope()
  if (!scope) return createCallBudget(PAGE_MS)
  const budget = budgets.get(scope) ?? createCallBudget(scope.isHurried ? HURRIED_MS : PAGE_MS)
  budgets.set(scope, budget)
  return budget
}
