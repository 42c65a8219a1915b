/** Goals of the web analytics, letter for letter (specification §1, §7). */
export type Goal = 'pressphone' | 'klik zakazat'

type Metrika = ((counter: number, action: string, ...rest: unknown[]) => void) & { a?: unknown[]; l?: number }

declare global {
  interface Window {
    ym?: Metrika
  }
}

let counter = 0

/** Nothing happens without the analytics, which only a visitor's "continue" loads (PRODUCT §9). */
export function goal(name: Goal): void {
  window.ym?.(counter, 'reachGoal', name)
}

/** Loads Yandex Metrika once. Its calls wait in a queue until it has come. */
export function loadMetrika(id: number): void {
  counter = id
  if (window.ym) return
  const queue: Metrika = (...call) => {
    queue.a = [...(queue.a ?? []), call]
  }
  queue.l = Date.now()
  window.ym = queue
  queue(id, 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true })
  const script = document.createElement('script')
  script.async = true
  script.src = 'https://mc.yandex.ru/metrika/tag.js'
  document.head.append(script)
}
