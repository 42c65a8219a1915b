import { pino } from 'pino'
import { readSiteEnv } from '@/lib/config/site-env'
import { countAttempt, countCodes } from '@/lib/limits/count-attempt'
import { shareLimits } from '@/server/share-limits'
import type { CountRequest } from './counting-instances'

// An instance of the site as far as it counts attempts: a program of its own, asked by messages.
await shareLimits({
  config: readSiteEnv(process.env),
  log: pino({ level: 'silent' }),
  report: (limits) => process.send?.({ limits }),
})
process.on('message', async ({ id, door, codes, address, busyMs }: CountRequest) => {
  const began = performance.now()
  const counting = door ? countAttempt(door, address) : countCodes(codes, address)
  while (performance.now() - began < busyMs);
  const waitMs = await counting
  process.send?.({ id, waitMs, tookMs: performance.now() - began })
})
process.once('disconnect', () => process.exit())
process.send?.({ isReady: true })
