type Row = { paid: number; debt: number; status: string }
type Totals = { paid: number; debt: number; disputed: number }

/** Adds up the rows of a section, in their own unit. A disputed debt counts as a debt until the branch has decided. */
export function debtTotals(rows: readonly Row[]): Totals {
  return rows.reduce(
    (total, { paid, debt, status }) => ({
      paid: total.paid + paid,
      debt: total.debt + debt,
      disputed: total.disputed + (status === 'disputed' ? debt : 0),
    }),
    { paid: 0, debt: 0, disputed: 0 },
  )
}
