type Row = { paid: number; debt: number; status: string }
type Totals = { paid: number; debt: number; disputed: number }

/** What the rows of a section come to, in their own unit; what is disputed is owed until the branch has decided. */
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
