type ListedRefund = {
  id: string
  status: 'pending' | 'succeeded' | 'canceled'
  amountKop: number
  metadata: Record<string, string>
}

type LostRefund = { id: number; amountKop: number }

type LostRefundResult<Refund> = { is: 'found'; refund: Refund } | { is: 'never_made' } | { is: 'unclear' }

/** Returns the metadata that names a refund of ours at the gateway: its number. */
export function refundName(id: number): { refund: string } {
  return { refund: String(id) }
}

/**
 * Finds what became of a refund that the gateway never answered, in its list of all refunds of that payment: the one with
 * our number, else one of the same sum without a number (an operator made it on the gateway's own pages). Money that went
 * back and matches nothing, or that the list does not explain, leaves the result unclear.
 *
 * @param listed all refunds of the payment
 * @param storedIds the gateway's ids of our other refunds
 * @param refundedKop what the gateway has given back of the payment
 */
export function findLostRefund<Refund extends ListedRefund>(
  lost: LostRefund,
  { listed, storedIds, refundedKop }: { listed: Refund[]; storedIds: ReadonlySet<string>; refundedKop: number },
): LostRefundResult<Refund> {
  const unmatched = listed.filter(({ id }) => !storedIds.has(id))
  const named = unmatched.find(({ metadata }) => metadata.refund === refundName(lost.id).refund)
  if (named) return { is: 'found', refund: named }

  const unnamed = unmatched.filter(({ metadata, status }) => metadata.refund === undefined && status !== 'canceled')
  const sameSum = unnamed.find(({ amountKop }) => amountKop === lost.amountKop)
  if (sameSum) return { is: 'found', refund: sameSum }

  const sent = listed.filter(({ status }) => status !== 'canceled')
  const listedKop = sent.reduce((sum, { amountKop }) => sum + amountKop, 0)
  return unnamed.length > 0 || refundedKop > listedKop ? { is: 'unclear' } : { is: 'never_made' }
}
