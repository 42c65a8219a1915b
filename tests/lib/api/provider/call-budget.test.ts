import { describe, expect, it } from 'vitest'
import { createCallBudget } from '@/lib/api/provider/call-budget'

const BUDGET_MS = 2_000
const TICK_MS = 50

/** A clock that only the test moves. */
function openClock() {
  const clock = { now: 0, tick: null as (() => void) | null }
  return {
    clock: {
      now: () => clock.now,
      repeat: (tick: () => void) => {
        clock.tick = tick
        return () => {
          clock.tick = null
        }
      },
    },
    /** With an event loop that is free. */
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += TICK_MS) {
        clock.now += TICK_MS
        clock.tick?.()
      }
    },
    /** With one that is blocked for so long. */
    block: (ms: number) => {
      clock.now += ms
      clock.tick?.()
    },
  }
}

/** A call that answers when the test says so. */
function openCall() {
  let end = () => {}
  const answered = new Promise<void>((resolve) => {
    end = resolve
  })
  return { call: () => answered, end }
}

function openBudget() {
  const { clock, ...time } = openClock()
  return { ...time, budget: createCallBudget(BUDGET_MS, clock) }
}

describe('the time that calls of a page have', () => {
  it('is for all of them together, one after the other', async () => {
    const { budget, pass } = openBudget()
    for (const ms of [900, 900]) {
      const { call, end } = openCall()
      const done = budget.during(call)
      pass(ms)
      end()
      await done
    }
    expect(budget.signal.aborted).toBe(false)
    void budget.during(openCall().call)
    pass(200)
    expect(budget.signal.aborted).toBe(true)
    expect(budget.signal.reason).toHaveProperty('name', 'TimeoutError')
  })

  it('passes once for those that run at the same time', () => {
    const { budget, pass } = openBudget()
    for (let calls = 0; calls < 5; calls++) void budget.during(openCall().call)
    pass(BUDGET_MS - TICK_MS)
    expect(budget.signal.aborted).toBe(false)
    pass(TICK_MS)
    expect(budget.signal.aborted).toBe(true)
  })

  it('does not pass while no call runs: drawing the page is not waiting', async () => {
    const { budget, pass, block } = openBudget()
    const { call, end } = openCall()
    const done = budget.during(call)
    end()
    await done
    block(4_000)
    pass(4_000)
    void budget.during(openCall().call)
    pass(BUDGET_MS - TICK_MS)
    expect(budget.signal.aborted).toBe(false)
  })

  it('hardly passes while this process blocks its own event loop: the answer that lies there is read first', () => {
    const { budget, pass, block } = openBudget()
    void budget.during(openCall().call)
    pass(700)
    block(4_000)
    expect(budget.signal.aborted).toBe(false)
    pass(BUDGET_MS - 900)
    expect(budget.signal.aborted).toBe(false)
    pass(100)
    expect(budget.signal.aborted).toBe(true)
  })

  it('does not end at a late tick, even the last one', () => {
    const { budget, pass, block } = openBudget()
    void budget.during(openCall().call)
    pass(BUDGET_MS - TICK_MS)
    block(500)
    expect(budget.signal.aborted).toBe(false)
    pass(TICK_MS)
    expect(budget.signal.aborted).toBe(true)
  })

  it('ends some time, however often the event loop is blocked', () => {
    const { budget, pass, block } = openBudget()
    void budget.during(openCall().call)
    for (let times = 0; times < 4; times++) block(3 * BUDGET_MS)
    pass(TICK_MS)
    expect(budget.signal.aborted).toBe(true)
  })
})
