import { createHash } from 'node:crypto'
import { ApiError } from './api-error'
import type { Tx } from './store'

const KEY_HOURS = 24
const HOUR_MS = 3_600_000
const MAX_KEY = 64

type Request = { key: string | undefined; path: string; body: unknown; now: Date }

/**
 * Runs an operation once for a key: the same request again gets the same object in its present state. Two at once wait for
 * each other at the primary key. A rejected operation leaves no key.
 *
 * @returns the id of the object
 */
export async function runOnce(tx: Tx, { key, path, body, now }: Request, run: () => Promise<string>): Promise<string> {
  if (!key || key.length > MAX_KEY) throw new ApiError(400, 'Idempotence key is missing or too long', 'Idempotence-Key')
  const request = createHash('sha256')
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest('hex')
  await tx.query('delete from sandbox.keys where key = $1 and used_at <= $2', [key, expiredBefore(now)])
  const inserted = await tx.query(
    'insert into sandbox.keys (key, request, used_at) values ($1, $2, $3) on conflict do nothing',
    [key, request, now],
  )
  if (inserted.rowCount === 1) {
    const id = await run()
    await tx.query('update sandbox.keys set object_id = $2 where key = $1', [key, id])
    return id
  }
  const { rows } = await tx.query<{ request: string; object_id: string }>(
    'select request, object_id from sandbox.keys where key = $1',
    [key],
  )
  const [stored] = rows
  if (stored?.request !== request) throw new ApiError(400, 'Idempotence key duplicated', 'Idempotence-Key')
  return stored.object_id
}

function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - KEY_HOURS * HOUR_MS)
}
