import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

const BEGIN = /^(begin|start transaction)\b/i
const END = /^(commit|rollback)$/i

type Query = pg.Client['query']

/**
 * Records the SQL texts that go to PostgreSQL, in the order in which they are sent; values are left out. Statements of a
 * transaction are indented. Call it before the hooks that open a database: a pool takes `query` as it is then.
 *
 * @returns runs `work` and returns its statements; those of a server in the same process do not belong to it.
 */
export function useStatementLog(): (work: () => Promise<unknown>) => Promise<string[]> {
  const { query } = pg.Client.prototype
  const current = new AsyncLocalStorage<string[]>()
  const inTransaction = new WeakSet<pg.Client>()

  beforeAll(() => {
    pg.Client.prototype.query = function (this: pg.Client, ...[statement, ...rest]: unknown[]) {
      current.getStore()?.push(lineOf(this, textOf(statement)))
      return Reflect.apply(query, this, [statement, ...rest])
    } as Query
  })
  afterAll(() => {
    pg.Client.prototype.query = query
  })

  function lineOf(client: pg.Client, text: string): string {
    if (END.test(text)) inTransaction.delete(client)
    const line = `${inTransaction.has(client) ? '  ' : ''}${text};`
    if (BEGIN.test(text)) inTransaction.add(client)
    return line
  }

  return async (work) => {
    const statements: string[] = []
    await current.run(statements, work)
    // What is still sent by work that nobody waited for is no part of it.
    return [...statements]
  }
}

/** On one line: how a statement is indented in our code says nothing. */
function textOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
  return (text ?? '(a stream)').replaceAll(/\s+/g, ' ').trim()
}
