import { describe, expect, it } from 'vitest'

/** A row of the table that `npm run faults` prints. */
export type FaultRow = {
  number: number
  fault: string
  expected: string
  control: string
  seen?: string
  noticed?: string
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultRow
  }
}

export type Fault<Seen> = {
  /** Of docs/decisions/0171, where all 34 are listed. */
  number: number
  /** What fails. */
  fault: string
  expected: string
  /**
   * Makes it fail and looks.
   *
   * @param isGuarded false: without what protects from it, for the control
   */
  inject: (isGuarded: boolean) => Promise<Seen>
  /** What was expected, each with whether it was so. */
  judge: (seen: Seen) => Record<string, boolean>
  /** What the control takes away, or feeds to `judge`, and which expectations then do not hold. */
  control: { without: string; unmet: string[] }
  /** The figures for the table. */
  tell?: (seen: Seen) => string
  /** Milliseconds for each of the two runs. */
  timeout?: number
}

/** Two tests: the fault does no more than what is expected, and the same check fails without the guard. */
export function testFault<Seen>(fault: Fault<Seen>): void {
  const { number, fault: what, expected, control, inject, judge, tell, timeout = 30_000 } = fault
  const row: FaultRow = { number, fault: what, expected, control: control.without }

  // The colon: `--only 3` must not mean 30.
  describe(`fault ${number}: ${what}`, () => {
    it(`ends as expected: ${expected}`, { timeout }, async ({ task }) => {
      task.meta.fault = { ...row, seen: 'nothing' }
      const seen = await inject(true)
      const facts = judge(seen)
      task.meta.fault = { ...row, seen: tell?.(seen) ?? Object.keys(facts).join(', ') }
      expect(unmetOf(facts), JSON.stringify(seen)?.slice(0, 2_000)).toEqual([])
    })

    it(`is noticed: ${control.without}`, { timeout }, async ({ task }) => {
      task.meta.fault = { ...row, noticed: 'nothing' }
      const seen = await inject(false)
      const unmet = unmetOf(judge(seen))
      task.meta.fault = { ...row, noticed: unmet.join(', ') || 'nothing' }
      expect(unmet, JSON.stringify(seen)?.slice(0, 2_000)).toEqual(control.unmet)
    })
  })
}

function unmetOf(facts: Record<string, boolean>): string[] {
  return Object.entries(facts).flatMap(([expectation, isMet]) => (isMet ? [] : [expectation]))
}
