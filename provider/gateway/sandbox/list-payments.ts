import type { z } from 'zod'
import type { ListPayments } from './bodies'
import type { Payments } from './payments'
import type { Store } from './store'

/** Newest first; a cursor is the last payment of the page before. */
export async function listPayments(
  store: Store,
  payments: Payments,
  { limit, cursor, ...range }: z.infer<typeof ListPayments>,
) {
  const { rows } = await store.pool.query<{ id: string }>(
    `select id from sandbox.objects where kind = 'payment'
       and ($1::timestamptz is null or created_at >= $1) and ($2::timestamptz is null or created_at > $2)
       and ($3::timestamptz is null or created_at <= $3) and ($4::timestamptz is null or created_at < $4)
       and ($5::text is null or (created_at, id) < (select created_at, id from sandbox.objects where id = $5))
     order by created_at desc, id desc limit $6`,
    [
      ...[range['created_at.gte'], range['created_at.gt'], range['created_at.lte'], range['created_at.lt']],
      ...[cursor, limit + 1],
    ],
  )
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const items = []
  for (const id of ids) items.push(await payments.get(id))
  return { type: 'list', items, ...(rows.length > limit ? { next_cursor: ids.at(-1) } : {}) }
}
