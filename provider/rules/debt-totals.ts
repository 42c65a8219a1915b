type Sums = { paid: number; debt: number }

/** What the rows of a section come to, in their own unit. */
export function debtTotals(rows: readonly Sums[]): Sums {
  return rows.reduce((total, { paid, debt }) => ({ paid: total.paid + paid, debt: total.debt + debt }), {
    paid: 0,
    debt: 0,
  })
}
