import { FailureError } from '@/provider/failure-error'
import type { UploadsRepository } from './record-upload'

/** Both scans of every driver, and again. */
const A_DAY = 60
/** Passport and licence. */
const AT_ONCE = 2

/** How much one client may send: so many files a day, whatever becomes of them, and so many at a time. */
export function createUploadLimits(uploads: UploadsRepository) {
  const running = new Map<number, number>()

  /** @param day at the station @throws {FailureError} `too_many_requests`, `unauthenticated` */
  return async function admit<Result>(clientId: number, day: string, work: () => Promise<Result>): Promise<Result> {
    const others = running.get(clientId) ?? 0
    if (others >= AT_ONCE) throw tooMany()
    running.set(clientId, others + 1)
    try {
      if ((await uploads.count(clientId, day)) > A_DAY) throw tooMany()
      return await work()
    } finally {
      const left = (running.get(clientId) ?? 1) - 1
      if (left > 0) running.set(clientId, left)
      else running.delete(clientId)
    }
  }
}

function tooMany(): FailureError {
  return new FailureError('too_many_requests', 'As many files as a client may upload.')
}
