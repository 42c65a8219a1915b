import type { useTranslations } from 'next-intl'
import type { Cell } from '@/lib/files/write-csv'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

type Texts = ReturnType<typeof useTranslations<'debts'>>

const FINE_COLUMNS = [
  ...(['date', 'fine', 'car', 'place', 'decision', 'decisionDate', 'size', 'paid'] as const),
  ...(['debt', 'status', 'booking'] as const),
] as const

const DAMAGE_COLUMNS = [
  ...(['date', 'damage', 'car', 'cost', 'covered', 'fromDeposit', 'paid', 'debt'] as const),
  ...(['status', 'booking'] as const),
] as const

/** Fines as rows of a file, named in the reader's language. */
export function fineRows(items: FinesResponse['items'], t: Texts): Cell[][] {
  const rows = items.map(({ date, name, car, place, size, paid, debt, status, booking, ...fine }): Cell[] => [
    ...[date, name, car, place, fine.decisionNumber, fine.decisionDate],
    ...[money(size), money(paid), money(debt), t(`status.${status}`), booking],
  ])
  return [FINE_COLUMNS.map((column) => t(`csv.${column}`)), ...rows]
}

/** Damages as rows of a file, named in the reader's language. */
export function damageRows(items: DamagesResponse['items'], t: Texts): Cell[][] {
  const rows = items.map(({ date, damage, car, cost, covered, fromDeposit, paid, debt, status, booking }): Cell[] => [
    ...[date, damage, car],
    ...[cost, covered, fromDeposit, paid, debt].map(money),
    ...[t(`status.${status}`), booking],
  ])
  return [DAMAGE_COLUMNS.map((column) => t(`csv.${column}`)), ...rows]
}

function money(roubles: number): Cell {
  return { kopecks: roubles * KOPECKS_PER_ROUBLE }
}
