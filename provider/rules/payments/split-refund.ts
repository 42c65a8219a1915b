type Paid = { id: number; leftKop: number }

/** Takes a refund from payments in their order, from each no more than is left of it. What they do not cover stays out. */
export function splitRefund(paid: readonly Paid[], amountKop: number): { id: number; amountKop: number }[] {
  let missingKop = amountKop
  return paid.flatMap(({ id, leftKop }) => {
    const takenKop = Math.min(leftKop, missingKop)
    missingKop -= takenKop
    return takenKop > 0 ? [{ id, amountKop: takenKop }] : []
  })
}
