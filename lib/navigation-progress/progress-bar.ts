import type { NProgress } from 'nprogress'

/** A page that comes sooner shows no bar (specification §9). */
const THROTTLE_MS = 200
const RAMP_MS = 5_000
const STEP_MS = 100
/** Where the bar waits for a page that takes longer than the ramp. */
const RAMP_END = 0.95

let throttle: ReturnType<typeof setTimeout> | undefined
let ramp: ReturnType<typeof setInterval> | undefined
let bar: NProgress | undefined

/** The visitor went to another page. The bar's code comes with the first page that takes longer. */
export function startProgress(): void {
  stopTimers()
  throttle = setTimeout(showBar, THROTTLE_MS)
}

/** The page is there. */
export function endProgress(): void {
  stopTimers()
  bar?.done()
}

async function showBar(): Promise<void> {
  const waiting = throttle
  const { default: nprogress } = await import('nprogress')
  if (waiting !== throttle) return

  // The built-in template claims a role that ARIA does not know.
  bar = nprogress.configure({
    showSpinner: false,
    trickle: false,
    template: '<div class="bar"></div>',
    barSelector: '.bar',
  })
  bar.start()
  const start = performance.now()
  ramp = setInterval(() => bar?.set(Math.min(RAMP_END, (performance.now() - start) / RAMP_MS)), STEP_MS)
}

function stopTimers(): void {
  clearTimeout(throttle)
  clearInterval(ramp)
  throttle = undefined
}
