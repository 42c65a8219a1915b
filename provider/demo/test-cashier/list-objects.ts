import { ApiError } from './api-error'
import type { Cashier } from './context'
import type { Filters } from './filters'
import type { Kind } from './ids'
import { COLUMNS, listDue, type Tx } from './store'

const FIELDS: Record<string, string> = {
  status: "document ->> 'status'",
  payment_id: "document ->> 'payment_id'",
  refund_id: "document ->> 'refund_id'",
  payment_method: "document #>> '{payment_method,type}'",
  created_at: 'created_at',
  captured_at: "(document ->> 'captured_at')::timestamptz",
}
const SIGNS: Record<string, string> = { gte: '>=', gt: '>', lte: '<=', lt: '<' }

type ListOptions<Row> = {
  kind: Kind
  /** Locks an object and brings it up to date. */
  lock: (tx: Tx, id: string) => Promise<unknown>
  view: (row: Row) => unknown
}

/** Returns a page, newest first, of objects that are up to date; the cursor is the last object of the page before. */
export async function listObjects<Row extends { id: string }>(
  { store, now }: Pick<Cashier, 'store' | 'now'>,
  { kind, lock, view }: ListOptions<Row>,
  { limit, cursor, ...filters }: Filters,
) {
  for (const { id } of await listDue(store, now(), kind)) await store.inTransaction((tx) => lock(tx, id))

  const values: unknown[] = [kind, limit + 1]
  const conditions = ['kind = $1']
  for (const [name, value] of Object.entries(filters)) {
    const [field = '', sign = ''] = name.split('.')
    if (value !== undefined) conditions.push(`${FIELDS[field]} ${SIGNS[sign] ?? '='} $${values.push(value)}`)
  }
  if (cursor !== undefined) {
    const { rowCount } = await store.pool.query('select from sandbox.objects where kind = $1 and id = $2', [
      kind,
      cursor,
    ])
    if (rowCount === 0) throw new ApiError(400, 'Cursor is none of this list', 'cursor')
    const last = `(select created_at, id from sandbox.objects where id = $${values.push(cursor)})`
    conditions.push(`(created_at, id) < ${last}`)
  }
  const { rows } = await store.pool.query<Row>(
    `select ${COLUMNS} from sandbox.objects where ${conditions.join(' and ')} order by created_at desc, id desc limit $2`,
    values,
  )
  const page = rows.slice(0, limit)
  return { type: 'list', items: page.map(view), ...(rows.length > limit ? { next_cursor: page.at(-1)?.id } : {}) }
}
