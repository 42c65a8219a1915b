import type pg from 'pg'
import { STATEMENT_TIMEOUT_MS } from './limit-statements'

const BEGIN = /^\s*(begin|start transaction)\b[^;]*$/i
/** In the message that begins the transaction: no way more. */
const LIMITS = `; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`

type Query = pg.Client['query']

/**
 * A connection whose transactions bring their limits along, whichever connection of a pooler they land on: PgBouncer refuses
 * them as start-up parameters, and what a session sets stays with somebody else's (decision 0038).
 *
 * @param hasNamedStatements false behind a pooler that forgets plans: libraries name their statements too, and lose the name.
 */
export function limitedClient(Client: typeof pg.Client, hasNamedStatements: boolean): typeof pg.Client {
  const { query } = Client.prototype
  class LimitedClient extends Client {}
  LimitedClient.prototype.query = function (this: pg.Client, ...[asked, ...rest]: unknown[]) {
    return Reflect.apply(query, this, [
      hasNamedStatements ? withLimits(asked) : withLimits(withoutName(asked)),
      ...rest,
    ])
  } as Query
  return LimitedClient
}

function withLimits(asked: unknown): unknown {
  if (typeof asked === 'string') return BEGIN.test(asked) ? asked + LIMITS : asked
  return hasText(asked) && BEGIN.test(asked.text) ? { ...asked, text: asked.text + LIMITS } : asked
}

function withoutName(asked: unknown): unknown {
  return hasText(asked) && 'name' in asked ? { ...asked, name: undefined } : asked
}

/** A statement, and no object that sends itself. */
function hasText(asked: unknown): asked is { text: string } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked)
  )
}
