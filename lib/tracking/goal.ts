/** Goals of the web analytics, letter for letter (specification §1, §7). */
export type Goal = 'pressphone' | 'klik zakazat'

type Metrika = ((counter: number, action: string, ...rest: unknown[]) => void) & { a?: unknown[]; l?: number }

declare global {
  interface Window {
    ym?: Metrika
    /** The counter of this page; null: it is over, the page is personal. */
    ymId?: number | null
  }
}

/** Nothing happens without the analytics, which only a visitor's "continue" loads (PRODUCT §9). */
export function goal(name: Goal): void {
  const { ym, ymId } = window
  if (ymId !== null) ym?.(ymId ?? 0, 'reachGoal', name)
}
