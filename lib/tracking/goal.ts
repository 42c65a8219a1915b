import { foreignReferrer } from './foreign-referrer'

/** Goals of the web analytics, letter for letter (specification §1, §7). */
export type Goal = 'pressphone' | 'klik zakazat'

type Metrika = ((counter: number, action: string, ...rest: unknown[]) => void) & { a?: unknown[]; l?: number }

declare global {
  interface Window {
    ym?: Metrika
  }
}

const PERSONAL = /^(?:\/[a-z-]+)?\/(?:account|payment|status)(?:\/|$)/

/** Whether an address names a client, a booking or a debt: the analytics never learn of it. */
export function isPersonalAddress(path: string, query: { has: (name: string) => boolean }): boolean {
  return PERSONAL.test(path) || query.has('booking')
}

let counter: number | null = null

/** Nothing happens without the analytics, which only a visitor's "continue" loads (PRODUCT §9). */
export function goal(name: Goal): void {
  if (counter !== null) window.ym?.(counter, 'reachGoal', name)
}

/**
 * Counts the page by Yandex Metrika, and its clicks and goals until the returned end. Of the page before, when it is our own,
 * only the site is named: its address may be personal.
 */
export function startCounting(id: number): () => void {
  counter = id
  const ym = window.ym ?? loadMetrika()
  // `defer`: the first hit would name the page before by its whole address.
  ym(id, 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true, defer: true })
  const { href, host, origin } = window.location
  const referer = foreignReferrer(document.referrer, host) ?? (document.referrer && `${origin}/`)
  ym(id, 'hit', href, { referer })
  return () => {
    counter = null
    window.ym?.(id, 'destruct')
  }
}

/** Calls wait in a queue until the script has come. */
function loadMetrika(): Metrika {
  const queue: Metrika = (...call) => {
    queue.a = [...(queue.a ?? []), call]
  }
  queue.l = Date.now()
  window.ym = queue
  const script = document.createElement('script')
  script.async = true
  script.src = 'https://mc.yandex.ru/metrika/tag.js'
  document.head.append(script)
  return queue
}
