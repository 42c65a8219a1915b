import type { NProgress } from 'nprogress'

/** A page that comes sooner shows no bar (specification §9). */
const THROTTLE_MS = 200
const RAMP_MS = 5_000
const STEP_MS = 100
/** Where the bar waits for a page that takes longer than the ramp. */
const RAMP_END = 0.95
/** Full to the eye; at 1 the bar would go. */
const FULL = 0.999
/** How long a red bar is seen. */
const FAILED_MS = 1_500
/** After this a wait is spoken of. */
const LONG_MS = 10_000

/** What is waited for. */
export type Wait = 'page' | 'answer'

let throttle: ReturnType<typeof setTimeout> | undefined
let ramp: ReturnType<typeof setInterval> | undefined
let bar: NProgress | undefined
let longWait: ReturnType<typeof setTimeout> | undefined
let longWaitFor: Wait | null = null
const listeners = new Set<() => void>()

/** Something is on its way. The bar's code comes with the first that takes longer. */
export function startProgress(wait: Wait = 'answer'): void {
  stopTimers()
  delete document.documentElement.dataset.progress
  throttle = setTimeout(showBar, THROTTLE_MS)
  longWait = setTimeout(() => setLongWait(wait), LONG_MS)
}

/** It is there, or nobody waits for it any more. */
export function endProgress(): void {
  stopTimers()
  bar?.done()
}

/** A request went wrong: the bar shows it in red, also when it had no time to appear (specification §8). */
export async function failProgress(): Promise<void> {
  stopTimers()
  const failed = setTimeout(endProgress, FAILED_MS)
  throttle = failed
  await loadBar().catch(() => undefined)
  // Another page or request has begun meanwhile.
  if (failed !== throttle || !bar) return
  bar.start()
  bar.set(FULL)
  document.documentElement.dataset.progress = 'failed'
}

/** Calls back when a wait becomes a long one, and when that ends. @returns the end of the subscription */
export function onLongWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What takes long; null: nothing does. */
export function currentLongWait(): Wait | null {
  return longWaitFor
}

async function showBar(): Promise<void> {
  const waiting = throttle
  await loadBar()
  if (waiting !== throttle || !bar) return

  bar.start()
  const start = performance.now()
  ramp = setInterval(() => bar?.set(Math.min(RAMP_END, (performance.now() - start) / RAMP_MS)), STEP_MS)
}

async function loadBar(): Promise<void> {
  const { default: nprogress } = await import('nprogress')
  // The built-in template claims a role that ARIA does not know.
  bar = nprogress.configure({
    showSpinner: false,
    trickle: false,
    template: '<div class="bar"></div>',
    barSelector: '.bar',
  })
}

function stopTimers(): void {
  clearTimeout(throttle)
  clearInterval(ramp)
  clearTimeout(longWait)
  throttle = undefined
  setLongWait(null)
}

function setLongWait(next: Wait | null): void {
  if (longWaitFor === next) return
  longWaitFor = next
  for (const listener of listeners) listener()
}
