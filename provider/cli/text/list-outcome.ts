import { LIMIT_DEFAULT } from '@/provider/cli/arguments/common-arguments'
import type { Outcome } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { CliText } from './language'
import { type Column, tableLines } from './table'

/** The largest value of `--limit`. */
const LIMIT_MAX = 9_999
const COUNT: CliText = { ru: 'Показано {shown} из {all}.', en: '{shown} of {all} shown.' }

/** Returns how many rows a list has. The list of a day is a plan of work: only `--limit` cuts it off. */
export function rowLimit(limit: number | undefined, day: string | undefined): number {
  return limit ?? (day === undefined ? LIMIT_DEFAULT : LIMIT_MAX)
}

type ListLayout<Row> = { columns: readonly Column<Row>[]; none: CliText }

/** Returns the rows in columns, and how many there are in all: a reader sees when a list is cut off. */
export function listOutcome<Row extends { all: number }>(
  rows: readonly Row[],
  { columns, none }: ListLayout<Row>,
  { language }: Pick<Container, 'language'>,
): Outcome {
  if (rows.length === 0) return { lines: [none[language]] }
  return { lines: [...tableLines(rows, columns, language), countLine(rows, language)] }
}

/** Returns how many rows of all are listed: `Показано 50 из 71.` */
export function countLine(rows: readonly { all: number }[], language: Container['language']): string {
  return formatText(COUNT[language], { shown: String(rows.length), all: String(rows[0]?.all ?? 0) })
}
