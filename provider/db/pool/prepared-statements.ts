import pg from 'pg'
import { isStalePlan } from '@/provider/db/errors'

/** Statements that one connection prepares; texts of lists of any length must not fill the server's memory. */
const MAX_STATEMENTS = 500
const TRANSACTION_COMMANDS = /^(begin|commit|rollback|savepoint|release)\b/i

export type Plans = {
  /** Returns the name of a text, the same on every connection; undefined: it is planned each time. */
  nameOf(text: string): string | undefined
  /** Drops all names of this name's generation: a table was changed after the statement had been prepared. */
  invalidate(name: string): void
}

/** Creates the names of prepared statements. @param most how many texts get a name */
export function openPlans(most = MAX_STATEMENTS): Plans {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let generation = 0
  return {
    nameOf(text) {
      const existing = names.get(text)
      if (existing !== undefined || names.size >= most || TRANSACTION_COMMANDS.test(text)) return existing
      // A statement that is sent once, as while seeding, does not take the place of one that is sent again and again.
      if (!seen.has(text)) {
        if (seen.size >= most) seen.clear()
        seen.add(text)
        return undefined
      }
      seen.delete(text)
      const name = `plan_${generation}_${names.size}`
      names.set(text, name)
      return name
    },
    invalidate(name) {
      if (!name.startsWith(`plan_${generation}_`)) return
      names.clear()
      generation++
    },
  }
}

type Query = pg.Client['query']
type QueryCallback = (error: Error | null, result?: unknown) => void

/**
 * Returns a client that lets PostgreSQL parse and plan each statement once: planning is half of the time of a search. When a
 * migration changed a table under a plan, the statement is sent again; a transaction, which is lost by then, is repeated by
 * `openDatabase`.
 */
export function preparedClient(plans: Plans): typeof pg.Client {
  const sendQuery = pg.Client.prototype.query
  class PreparedClient extends pg.Client {}
  PreparedClient.prototype.query = function (this: pg.Client, ...[query, ...rest]: unknown[]) {
    const name = isPlain(query) ? plans.nameOf(query.text) : undefined
    if (!isPlain(query) || name === undefined) return Reflect.apply(sendQuery, this, [query, ...rest])
    const named = { ...query, name }
    const callback = rest.at(-1)
    if (!isCallback(callback)) return Reflect.apply(sendQuery, this, [named, ...rest]).catch(dropPlan)

    const values = rest.slice(0, -1)
    return Reflect.apply(sendQuery, this, [
      named,
      ...values,
      (error: Error | null, result?: unknown) => {
        if (!isStalePlan(error)) return callback(error, result)
        plans.invalidate(named.name)
        Reflect.apply(sendQuery, this, [query, ...rest])
      },
    ])

    function dropPlan(error: unknown): never {
      if (isStalePlan(error)) plans.invalidate(named.name)
      throw error
    }
  } as Query
  return PreparedClient
}

/** A text with values, which has no name yet and is no object that sends itself. */
function isPlain(query: unknown): query is { text: string } {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    !('submit' in query) &&
    !('name' in query && query.name !== undefined)
  )
}

function isCallback(value: unknown): value is QueryCallback {
  return typeof value === 'function'
}
