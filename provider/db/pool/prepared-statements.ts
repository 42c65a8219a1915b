import pg from 'pg'
import { isStalePlan } from '@/provider/db/errors'

/** Statements that one connection keeps planned; a list of changing length must not fill the server's memory. */
const MAX_STATEMENTS = 500
const TRANSACTION_WORDS = /^(begin|commit|rollback|savepoint|release)\b/i

export type Plans = {
  /** The same text has the same name on every connection; undefined: it is planned each time. */
  nameOf(text: string): string | undefined
  /** Everything is planned anew, under new names: a table is no longer what it was when this name was given. */
  forget(name: string): void
}

/** @param most how many texts get a name */
export function openPlans(most = MAX_STATEMENTS): Plans {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let generation = 0
  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined || names.size >= most || TRANSACTION_WORDS.test(text)) return known
      // What is asked once, as while seeding, does not take the place of what is asked for ever.
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
    forget(name) {
      if (!name.startsWith(`plan_${generation}_`)) return
      names.clear()
      generation++
    },
  }
}

type Query = pg.Client['query']
type Told = (error: Error | null, result?: unknown) => void

/**
 * A connection that has PostgreSQL read and plan each statement once: planning is half of the time of a search. When a
 * migration changed a table under a plan, the statement is asked anew; in a transaction, which is lost by then,
 * `openDatabase` does the whole of it anew.
 */
export function preparedClient(plans: Plans): typeof pg.Client {
  const { query } = pg.Client.prototype
  class PreparedClient extends pg.Client {}
  PreparedClient.prototype.query = function (this: pg.Client, ...[asked, ...rest]: unknown[]) {
    const name = isPlain(asked) ? plans.nameOf(asked.text) : undefined
    if (!isPlain(asked) || name === undefined) return Reflect.apply(query, this, [asked, ...rest])
    const named = { ...asked, name }
    const told = rest.at(-1)
    if (!wasReported(told)) return Reflect.apply(query, this, [named, ...rest]).catch(dropPlan)

    const values = rest.slice(0, -1)
    return Reflect.apply(query, this, [
      named,
      ...values,
      (error: Error | null, result?: unknown) => {
        if (!isStalePlan(error)) return told(error, result)
        plans.forget(named.name)
        Reflect.apply(query, this, [asked, ...rest])
      },
    ])

    function dropPlan(error: unknown): never {
      if (isStalePlan(error)) plans.forget(named.name)
      throw error
    }
  } as Query
  return PreparedClient
}

/** A text with values, which has no name yet and is no object that sends itself. */
function isPlain(asked: unknown): asked is { text: string } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked) &&
    !('name' in asked && asked.name !== undefined)
  )
}

function wasReported(value: unknown): value is Told {
  return typeof value === 'function'
}
