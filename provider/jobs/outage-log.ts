import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable } from '@/provider/db/errors'

/**
 * Logs the failures of a repeated job. An outage of the database is logged once, and once more when the job works again,
 * because a job that runs twice a second would fill the log. Any other failure is logged each time.
 *
 * @param name of the job, as the subject of a sentence
 */
export function createOutageLog(log: FastifyBaseLogger, name: string) {
  let missed = 0
  return {
    failed(error: unknown): void {
      const isOutage = isUnavailable(error)
      if (isOutage) missed += 1
      if (!isOutage || missed === 1) log.error({ err: error }, `${name} failed`)
    },
    worked(): void {
      if (missed > 0) log.warn({ missed }, `${name} works again`)
      missed = 0
    },
  }
}
