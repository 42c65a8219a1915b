import {
  DamagedFileError,
  type FileStore,
  fileIdOf,
  MissingFileError,
  readWhole,
  StoreUnavailableError,
} from './file-store'
import { createS3Client, type S3Options, sha256 } from './s3-client'
import { readListing } from './s3-listing'

/** Our own: the services' checksums of whole objects have several names, and not every service has them. */
const CHECKSUM = 'x-amz-meta-sha256'

export type S3Store = FileStore & {
  /** Returns whether the bucket stores old versions of what was deleted; false also where it does not say. */
  isVersioned(): Promise<boolean>
}

/**
 * Opens the store of a bucket of an S3-compatible service. Files are as large as an upload may be, so each is in memory as a
 * whole while it is sent or checked.
 */
export function openS3Store(options: S3Options, attemptMs?: number): S3Store {
  const client = createS3Client(options, attemptMs)
  const keyOf = (name: string) => options.prefix + name
  const pathOf = (name: string) => `s3://${options.bucket}/${keyOf(name)}`

  /** Bytes that were changed on their way are read once more. */
  async function readChecked(name: string): Promise<Buffer> {
    for (const isLast of [false, true]) {
      const { status, headers, body } = await client.send({ method: 'GET', key: keyOf(name) })
      if (status === 404) throw new MissingFileError(pathOf(name))
      const checksum = headers.get(CHECKSUM)
      // An object that another program copied into the bucket has none; its seal is checked all the same.
      if (checksum === null || checksum === sha256(body)) return body
      if (isLast) break
    }
    throw new DamagedFileError(pathOf(name))
  }

  return {
    kind: 's3',

    /** The service shows an object only when all of it has come and its hash is the one that was signed. */
    async write(name, bytes) {
      const body = await readWhole(bytes)
      await client.send({
        method: 'PUT',
        key: keyOf(name),
        body,
        headers: {
          'content-type': 'application/octet-stream',
          [CHECKSUM]: sha256(body),
        },
      })
    },

    async *read(name) {
      yield await readChecked(name)
    },

    async remove(name) {
      await client.send({ method: 'DELETE', key: keyOf(name) })
    },

    async *list() {
      let token: string | null = null
      do {
        const page = await listPage(token)
        for (const { key, changedAt } of page.objects) {
          const id = fileIdOf(key.slice(options.prefix.length))
          if (id && key.startsWith(options.prefix)) yield { id, changedAt }
        }
        token = page.nextToken
      } while (token !== null)
    },

    async isVersioned() {
      const { body } = await client.send({ method: 'GET', query: { versioning: '' } })
      return body.toString('utf8').includes('<Status>Enabled</Status>')
    },
  }

  async function listPage(token: string | null) {
    const { body } = await client.send({
      method: 'GET',
      query: { 'list-type': '2', prefix: options.prefix, ...(token !== null && { 'continuation-token': token }) },
    })
    try {
      return readListing(body.toString('utf8'))
    } catch (error) {
      throw new StoreUnavailableError('S3 sends a list that cannot be read', true, error)
    }
  }
}
