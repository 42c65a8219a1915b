import type pg from 'pg'
import type { Tracing } from '@/telemetry/tracing'

const TEXT_MAX = 2_000
/** What a statement says beside its parameters: texts and numbers, which may be a person's. */
const LITERALS = /'(?:[^']|'')*'|(?<![$\w.])\d+(?:\.\d+)?\b/g

type Query = (...args: unknown[]) => unknown

/** Makes each statement of a pool a part of the request that sends it; those of jobs are no part of any. Call it before the first one. */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0])
      const span = text === null ? null : tracing.beginPart(partOf(text))
      if (span === null) return send(...args)
      const callback = args.at(-1)
      if (isCallback(callback)) {
        const ended = (error: unknown, ...rest: unknown[]) => {
          span.end({}, Boolean(error))
          callback(error, ...rest)
        }
        return send(...args.slice(0, -1), ended)
      }
      const result = send(...args)
      if (result instanceof Promise) {
        result.then(
          () => span.end(),
          () => span.end({}, true),
        )
      } else span.end()
      return result
    }) as typeof client.query
  })
}

function partOf(text: string) {
  const statement = text.replace(LITERALS, '?').slice(0, TEXT_MAX)
  const [verb = 'statement'] = /[a-z]+/i.exec(statement) ?? []
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
  return { name: `SQL ${verb.toLowerCase()}`, kind: 'client', attributes } as const
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return null
  return typeof query.text === 'string' && !('submit' in query) ? query.text : null
}

function isCallback(value: unknown): value is (error: unknown, ...rest: unknown[]) => void {
  return typeof value === 'function'
}
