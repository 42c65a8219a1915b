import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { databaseErrorOf, isTransient, isUnavailable } from './errors'

/** A read of the replica may be so old. */
const MAX_AGE_MS = 1_000
/** A search that took too long here would take as long at the primary, and the visitor is gone by then. */
const TOO_SLOW = '57014'

type Deps = {
  primary: Pick<Database, 'execute'>
  replica: Database
  warn: (details: Record<string, unknown>, message: string) => void
  /** Milliseconds of a monotonic clock. */
  monotonic?: () => number
}

export type Replica = ReturnType<typeof createReplica>

/**
 * Knows how far a streaming replica is. It is asked again and again where the primary's log stood and how far the replica has
 * replayed it: no clock of a server is compared, and a primary without work makes no replica look old.
 */
export function createReplica({ primary, replica, warn, monotonic = () => performance.now() }: Deps) {
  /** Where the primary's log stood, not replayed yet as far as anybody knows. */
  let marks: { at: number; position: bigint }[] = []
  /** All that the primary had committed at this moment is in the replica. */
  let freshAt: number | null = null
  /** The last change of what pages show that is in the replica. */
  let lastChange = 0
  let isReported = true

  const isFresh = () => freshAt !== null && monotonic() - freshAt <= MAX_AGE_MS

  function passOver(details: Record<string, unknown>): void {
    freshAt = null
    if (isReported) warn(details, 'the replica is passed over: the primary is read')
    isReported = false
  }

  return {
    /**
     * Does a read that may be a second old.
     *
     * @param change the last change of what pages show that it must see: a page that is made after it must not get an older
     *   state
     */
    async read<Result>(
      change: number,
      fromReplica: (db: Database) => Promise<Result>,
      fromPrimary: () => Promise<Result>,
    ): Promise<Result> {
      if (!isFresh() || lastChange < change) return fromPrimary()
      try {
        return await fromReplica(replica)
      } catch (err) {
        if (databaseErrorOf(err)?.code === TOO_SLOW || !(isUnavailable(err) || isTransient(err))) throw err
        passOver({ err })
        return fromPrimary()
      }
    },

    /** Asks both how far they are; to be called several times a second. */
    async check(): Promise<void> {
      const at = monotonic()
      try {
        const { rows: written } = await primary.execute<{ position: string }>(
          sql`select pg_current_wal_lsn()::text as position`,
        )
        marks = [
          ...marks.filter((mark) => at - mark.at <= MAX_AGE_MS),
          { at, position: positionOf(written[0]?.position) },
        ]
        const { rows } = await replica.execute<{
          isReplica: boolean
          position: string | null
          last: string | null
        }>(sql`
          select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position,
            (select max(id) from page_changes) as last`)
        const [state] = rows
        if (!state?.isReplica || state.position === null) return passOver({ reason: 'it is no replica' })
        const replayed = positionOf(state.position)
        const reached = marks.filter(({ position }) => position <= replayed)
        marks = marks.filter(({ position }) => position > replayed)
        freshAt = reached.at(-1)?.at ?? freshAt
        lastChange = Number(state.last ?? 0)
      } catch (err) {
        marks = []
        return passOver({ err })
      }
      if (!isFresh()) return passOver({ reason: 'it is behind' })
      if (!isReported) warn({}, 'the replica is read again')
      isReported = true
    },
  }
}

/** `16/B374D848`: the position in bytes, its halves in hexadecimal. */
function positionOf(text = '0/0'): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
