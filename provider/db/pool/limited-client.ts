import type pg from 'pg'
import { SEARCH_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './limit-statements'

const BEGIN = /^\s*(begin|start transaction)\b[^;]*$/i
/** What `searchRows` begins with. */
const BEGIN_SEARCH = /^begin read only$/i

type Query = pg.Client['query']

/**
 * Returns a client whose transactions set their own limits of time: behind PgBouncer, which refuses these as start-up
 * parameters, a setting of the session would stay on a connection that others use next (decision 0038).
 *
 * @param hasNamedStatements false behind a pooler that loses plans: the names that libraries give are removed too.
 */
export function limitedClient(Client: typeof pg.Client, hasNamedStatements: boolean): typeof pg.Client {
  const sendQuery = Client.prototype.query
  class LimitedClient extends Client {}
  LimitedClient.prototype.query = function (this: pg.Client, ...[query, ...rest]: unknown[]) {
    return Reflect.apply(sendQuery, this, [
      hasNamedStatements ? withLimits(query) : withLimits(withoutName(query)),
      ...rest,
    ])
  } as Query
  return LimitedClient
}

function withLimits(query: unknown): unknown {
  if (typeof query === 'string') return BEGIN.test(query) ? query + limitsOf(query) : query
  return hasText(query) && BEGIN.test(query.text) ? { ...query, text: query.text + limitsOf(query.text) } : query
}

/** Sent in the message that begins the transaction: no further round trip. */
function limitsOf(begin: string): string {
  const ms = BEGIN_SEARCH.test(begin) ? SEARCH_TIMEOUT_MS : STATEMENT_TIMEOUT_MS
  return `; set local statement_timeout = ${ms}; set local idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`
}

function withoutName(query: unknown): unknown {
  return hasText(query) && 'name' in query ? { ...query, name: undefined } : query
}

/** A statement, and no object that sends itself. */
function hasText(query: unknown): query is { text: string } {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    !('submit' in query)
  )
}
