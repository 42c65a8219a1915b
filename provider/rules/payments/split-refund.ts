type PaymentLeft = { id: number; leftKop: number }

/** Splits a refund over payments in their order, from each no more than is left. What they do not cover is left out. */
export function splitRefund(payments: readonly PaymentLeft[], amountKop: number): { id: number; amountKop: number }[] {
  let missingKop = amountKop
  return payments.flatMap(({ id, leftKop }) => {
    const takenKop = Math.min(leftKop, missingKop)
    missingKop -= takenKop
    return takenKop > 0 ? [{ id, amountKop: takenKop }] : []
  })
}
