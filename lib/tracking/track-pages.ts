import { foreignReferrer } from './foreign-referrer'

const PERSONAL = /^(?:\/[a-z-]+)?\/(?:account|payment|status)(?:\/|$)/

/**
 * Counts the page by Yandex Metrika, and its clicks and goals, until a page that must not be counted: one that is not allowed,
 * or whose address names a client, a booking or a debt. Of the page before, when it is our own, only the site is named: its
 * address may be personal.
 */
export function trackPages(id: number, isAllowed: boolean): void {
  const { href, host, origin, pathname, search } = window.location
  const isTracked = isAllowed && !PERSONAL.test(pathname) && !new URLSearchParams(search).has('booking')
  if (isTracked === Boolean(window.ymId)) return
  window.ymId = isTracked ? id : null
  if (!isTracked) {
    window.ym?.(id, 'destruct')
    return
  }
  const ym = window.ym ?? loadMetrika()
  // `defer`: the first hit would name the page before by its whole address.
  ym(id, 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true, defer: true })
  const referer = foreignReferrer(document.referrer, host) ?? (document.referrer && `${origin}/`)
  ym(id, 'hit', href, { referer })
}

/** Calls wait in a queue until the script has come. */
function loadMetrika(): NonNullable<Window['ym']> {
  const queue: NonNullable<Window['ym']> = (...call) => {
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
