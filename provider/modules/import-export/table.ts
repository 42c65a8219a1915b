import type { SQL } from 'drizzle-orm'
import type { Debt } from '@/provider/records/notifications/enqueue-debt'
import type { DebtMessageKind } from '@/provider/rules/notifications/debt-texts'
import type { Field } from './fields'
import type { RowCause, SubjectName } from './table-names'

type RowCheck = {
  cause: RowCause
  column: string | null
  /** What stands in the message beside the cause. */
  expected?: string
  reads: readonly string[]
  find: (station: string) => SQL
}

/** What can be imported and exported. Statements read `incoming_rows`: `line` and a column for each field. */
export type Subject = {
  name: SubjectName
  fields: readonly Field[]
  /** Names of the fields that say which row it is. */
  key: readonly string[]
  /** Everything of the branch, a column for each field, in the order of the file. */
  rows: (station: string) => SQL
  /**
   * Each finds the lines (`line`) that cannot be imported. `reads`: the fields that it checks; a row in which one of them
   * could not be read is left out of the check.
   */
  checks: readonly RowCheck[]
  /** Each finds the lines that are imported with a warning. */
  warnings?: readonly RowCheck[]
  /**
   * Returns one row: how many were `added` and `changed`.
   *
   * @param isQuiet the clients know of it already: none is notified, and the debts count as notified on that day
   */
  apply: (station: string, at: Date, isQuiet: boolean) => SQL
  /** Finds debts whose client was not notified yet (`id`, `client_id`, `booking_id`), after `apply`. */
  unnotified?: { kind: Debt['kind']; message: DebtMessageKind; find: (station: string) => SQL }
}
