import type { Outcome } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { LIMIT_DEFAULT } from '@/provider/cli/options'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Words } from './language'
import { type Column, tableLines } from './table'

/** As much as `--limit` can say. */
const MOST = 9_999
const SHOWN: Words = { ru: 'Показано {shown} из {all}.', en: '{shown} of {all} shown.' }

/** A day's list is a plan of work: it is cut off only when that is asked for. */
export function mostOf(limit: number | undefined, day: string | undefined): number {
  return limit ?? (day === undefined ? LIMIT_DEFAULT : MOST)
}

type Told<Row> = { columns: readonly Column<Row>[]; none: Words }

/** What was found, in columns, and how many there are: a list that is cut off does not look whole. */
export function listing<Row extends { all: number }>(
  rows: readonly Row[],
  { columns, none }: Told<Row>,
  { language }: Pick<Container, 'language'>,
): Outcome {
  if (rows.length === 0) return { lines: [none[language]] }
  return { lines: [...tableLines(rows, columns, language), displayedLine(rows, language)] }
}

/** `Показано 50 из 71.` */
export function displayedLine(rows: readonly { all: number }[], language: Container['language']): string {
  return formatText(SHOWN[language], { shown: String(rows.length), all: String(rows[0]?.all ?? 0) })
}
