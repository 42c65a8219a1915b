import type { Cashier } from './context'
import type { EventName } from './documents'
import type { Tx } from './store'

const DAY_MS = 24 * 3_600_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 600_000
const TIMEOUT_MS = 5_000
const BATCH = 20

type Claimed = { id: string; event: EventName; document: unknown }

/** Queues a notification in the transaction of its event, so that there is neither without the other. */
export async function queueNotification(
  tx: Tx,
  { scenarios, notifyUrl, now }: Cashier,
  event: EventName,
  object: unknown,
): Promise<void> {
  if (notifyUrl === null) return
  const { delayMs, spreadMs, extraCopies } = scenarios.now.notifications
  const until = new Date(now().getTime() + DAY_MS)
  for (let copy = 0; copy <= extraCopies; copy++) {
    const dueAt = new Date(now().getTime() + delayMs + Math.floor(scenarios.random() * spreadMs))
    await tx.query('insert into sandbox.notifications (event, document, due_at, until) values ($1, $2, $3, $4)', [
      event,
      JSON.stringify(object),
      dueAt,
      until,
    ])
  }
}

/** Sends what is due. The next attempt is stored before this one is made: a process that dies loses nothing. */
export async function deliverNotifications({ store, scenarios, notifyUrl, now }: Cashier): Promise<void> {
  if (notifyUrl === null) return
  await store.pool.query('delete from sandbox.notifications where until <= $1', [now()])
  const { rows } = await store.pool.query<Claimed>(
    `with due as (select id from sandbox.notifications where due_at <= $1 order by due_at, id limit ${BATCH}
       for update skip locked)
     update sandbox.notifications set attempts = attempts + 1,
       due_at = $1::timestamptz + interval '1 millisecond' * least($2 * 2 ^ least(attempts, 20), $3)
     where id in (select id from due)
     returning id, event, document`,
    [now(), FIRST_RETRY_MS, LONGEST_RETRY_MS],
  )
  await Promise.all(
    rows.map(async ({ id, event, document }) => {
      if (scenarios.random() < scenarios.now.notifications.loss) return
      if (await isAccepted(notifyUrl, { type: 'notification', event, object: document })) {
        await store.pool.query('delete from sandbox.notifications where id = $1', [id])
      }
    }),
  )
}

/** Only 200 counts. */
async function isAccepted(url: string, body: object): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
