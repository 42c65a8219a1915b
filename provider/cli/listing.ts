import { fillText } from '@/provider/rules/fill-text'
import type { Outcome } from './command'
import type { Desk } from './desk'
import { LIMIT_DEFAULT } from './inputs'
import type { Words } from './words'

/** As much as `--limit` can say. */
const MOST = 9_999
const SHOWN: Words = { ru: 'Показано {shown} из {all}.', en: '{shown} of {all} shown.' }

/** A day's list is a plan of work: it is cut off only when that is asked for. */
export function mostOf(limit: number | undefined, day: string | undefined): number {
  return limit ?? (day === undefined ? LIMIT_DEFAULT : MOST)
}

type Told<Row> = { lineOf: (row: Row) => string | string[]; none: Words; head?: Words }

/** What was found and how many there are: a list that is cut off does not look whole. */
export function listing<Row extends { all: number }>(
  rows: readonly Row[],
  { lineOf, none, head }: Told<Row>,
  { language }: Pick<Desk, 'language'>,
): Outcome {
  const [first] = rows
  if (!first) return { lines: [none[language]] }
  const shown = fillText(SHOWN[language], { shown: String(rows.length), all: String(first.all) })
  return { lines: [...(head ? [head[language]] : []), ...rows.flatMap(lineOf), shown] }
}
