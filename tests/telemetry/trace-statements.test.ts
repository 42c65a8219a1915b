import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { traceStatements } from '@/provider/db/pool/trace-statements'

it('a traced statement has neither its parameters nor the literals in its text', async () => {
  const pool = new EventEmitter()
  const begun: unknown[] = []
  const beginPart = (options: unknown) => {
    begun.push(options)
    return { end: () => undefined }
  }
  traceStatements(pool as never, { beginPart } as never)
  const client = { query: async (..._: unknown[]) => 'rows' }
  pool.emit('connect', client)
  const text = "select * from clients where phone = '+79990000001' and name = 'O''Neil' and id = 4711 and x = $1"
  expect(await client.query({ text }, ['secret'])).toBe('rows')
  const statement = 'select * from clients where phone = ? and name = ? and id = ? and x = $1'
  expect(begun).toEqual([
    { name: 'SQL select', kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement } },
  ])
})
