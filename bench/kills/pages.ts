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
  failedKept: string[]
  /** Pages that this front had not shown yet, and could not draw. */
  failedCold: number
  /** The front itself was away. */
  refused: number
}

/**
 * Reads public pages all the time. A front that was started again has no page yet: each counts as kept from its first
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
  const watch: PageWatch = { served: 0, servedWithoutProvider: 0, failedKept: [], failedCold: 0, refused: 0 }
  const kept = new Set<string>()
  let front = frontKills()
  for (let turn = 0; !isOver(); turn++) {
    const path = PATHS[turn % PATHS.length] ?? '/'
    const isWithoutProvider = isProviderAway()
    const before = frontKills()
    const got = await get(`${siteUrl}${path}`).catch(() => null)
    if (before !== front || frontKills() !== before) {
      kept.clear()
      front = frontKills()
    } else if (got?.status === 200) {
      watch.served += 1
      if (isWithoutProvider && isProviderAway()) watch.servedWithoutProvider += 1
      kept.add(path)
    } else if (kept.has(path)) watch.failedKept.push(`${path} ${got?.status ?? 'no answer'}`)
    else if (got) watch.failedCold += 1
    else watch.refused += 1
    await pause(PAUSE_MS)
  }
  return watch
}
