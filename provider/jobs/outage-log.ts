import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable } from '@/provider/db/errors'

/**
 * How a job that comes again and again tells of its faults. While the database is away it says so once, and once that it
 * works again: a job of every half second would fill the log. Any other fault is told each time.
 *
 * @param name of the job, as the subject of a sentence
 */
export function createOutageLog(log: FastifyBaseLogger, name: string) {
  let missed = 0
  return {
    failed(error: unknown): void {
      const isAway = isUnavailable(error)
      if (isAway) missed += 1
      if (!isAway || missed === 1) log.error({ err: error }, `${name} failed`)
    },
    worked(): void {
      if (missed > 0) log.warn({ missed }, `${name} works again`)
      missed = 0
    },
  }
}
