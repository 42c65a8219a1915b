import { randomUUID } from 'node:crypto'
import { inOneChunk, readWhole, StoreUnavailableError } from './file-store'
import type { FileStoreOptions } from './open-file-store'
import { openS3Store } from './s3-store'

/** What the start does with a bucket: `wrong` ends it, `away` is logged. */
export type StoreVerdict = { is: 'ready' } | { is: 'wrong' | 'away'; line: string }

/**
 * Verifies the bucket that new files go to: an object is written, read and deleted. A service that is away does not stop the
 * start, because bookings need no files; settings that cannot work do.
 */
export async function verifyFileStore({ store, s3 }: FileStoreOptions, attemptMs?: number): Promise<StoreVerdict> {
  if (store !== 's3' || !s3) return { is: 'ready' }
  const bucket = openS3Store(s3, attemptMs)
  const name = `.probe-${randomUUID()}`
  const bytes = Buffer.from(name)
  try {
    await bucket.write(name, inOneChunk(bytes))
    const read = await readWhole(bucket.read(name))
    await bucket.remove(name)
    for await (const _ of bucket.list()) break
    if (!read.equals(bytes)) return wrong('reads another object than was written')
    if (await bucket.isVersioned())
      return wrong('stores old versions: removed scans would stay in it. Switch the versioning off')
    return { is: 'ready' }
  } catch (error) {
    if (error instanceof StoreUnavailableError && !error.isRejected)
      return { is: 'away', line: `The bucket of S3_BUCKET is away: ${error.reason}. Files answer 503 until it is back` }
    return wrong(
      `cannot be used: ${error instanceof StoreUnavailableError ? error.reason : 'it does not return what it took'}`,
    )
  }
}

function wrong(problem: string): StoreVerdict {
  return { is: 'wrong', line: `The bucket of S3_BUCKET at S3_ENDPOINT ${problem}` }
}
