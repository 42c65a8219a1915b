import type { Logger } from 'pino'
import { z } from 'zod'
import type { SiteConfig } from '@/lib/config/site-env'
import { shareCounters } from '@/lib/limits/share-counters'

const REPORT_INTERVAL_MS = 1_000

/** How a program of the site counts attempts: `aloneCount` since its last report without the store of all instances. */
export type LimitState = { isUp: boolean; aloneCount: number }

/** What the renderer sends to the front, which shows the counters of both. */
export const LimitMessage = z.object({
  limits: z.object({ isUp: z.boolean(), aloneCount: z.number().int().nonnegative() }),
})

type Deps = {
  config: Pick<SiteConfig, 'REDIS_URL' | 'PROVIDER_TOKEN'>
  log: Pick<Logger, 'info' | 'warn'>
  report: (state: LimitState) => void
}

/** Counts the attempts of this program where REDIS_URL says, if it does. */
export async function shareLimits({ config: { REDIS_URL, PROVIDER_TOKEN }, log, report }: Deps): Promise<void> {
  if (!REDIS_URL) return
  const state: LimitState = { isUp: false, aloneCount: 0 }
  let isReportDue = false
  await shareCounters({
    url: REDIS_URL,
    secret: PROVIDER_TOKEN,
    onChange: (isUp, reason) => {
      state.isUp = isUp
      send()
      if (isUp) log.info('attempts are counted with the other instances')
      else
        log.warn(
          { reason },
          'the store of REDIS_URL is away: this process counts attempts alone, with half of each limit',
        )
    },
    onAloneCount: () => {
      state.aloneCount += 1
      // A flood must not become one of messages.
      if (!isReportDue) setTimeout(send, REPORT_INTERVAL_MS).unref()
      isReportDue = true
    },
  })

  function send(): void {
    isReportDue = false
    report({ ...state })
    state.aloneCount = 0
  }
}
