import { setTimeout as pause } from 'node:timers/promises'
import { get } from '../front/get'

const PATHS = ['/', '/prices/', '/rent/', '/en/', '/cn/rent/toyota-rav4/']
const PAUSE_MS = 40

export type PageWatch = {
  /** Pages that came while only the provider, the database or the renderer was away. */
  served: number
  /** Of them without the provider. */
  servedWithoutProvider: number
  /** Pages that this front had shown before, and did not show now although it ran. */
  failedServedBefore: string[]
  /** Pages that this front had not shown yet, and could not draw. */
  failedCold: number
  /** The front itself was away. */
  withoutFront: number
}

/**
 * Reads public pages all the time. A front that was started again has no page yet: each counts as served before from its first
 * 200 on.
 *
 * @param frontStarts how often the front has been killed: another number is another front
 */
export async function watchPages(
  siteUrl: string,
  {
    isOver,
    frontKills,
    isProviderAway,
  }: { isOver: () => boolean; frontKills: () => number; isProviderAway: () => boolean },
): Promise<PageWatch> {
  const watch: PageWatch = {
    served: 0,
    servedWithoutProvider: 0,
    failedServedBefore: [],
    failedCold: 0,
    withoutFront: 0,
  }
  const servedBefore = new Set<string>()
  let front = frontKills()
  for (let index = 0; !isOver(); index++) {
    const path = PATHS[index % PATHS.length] ?? '/'
    const isWithoutProvider = isProviderAway()
    const before = frontKills()
    const response = await get(`${siteUrl}${path}`).catch(() => null)
    if (before !== front || frontKills() !== before) {
      servedBefore.clear()
      front = frontKills()
    } else if (response?.status === 200) {
      watch.served += 1
      if (isWithoutProvider && isProviderAway()) watch.servedWithoutProvider += 1
      servedBefore.add(path)
    } else if (servedBefore.has(path)) watch.failedServedBefore.push(`${path} ${response?.status ?? 'no answer'}`)
    else if (response) watch.failedCold += 1
    else watch.withoutFront += 1
    await pause(PAUSE_MS)
  }
  return watch
}
