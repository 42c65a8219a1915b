type Sent = {
  id: string
  status: 'pending' | 'succeeded' | 'canceled'
  amountKop: number
  metadata: Record<string, string>
}

type Lost = { id: number; amountKop: number }

type Found<Refund> = { is: 'found'; refund: Refund } | { is: 'never_made' } | { is: 'unclear' }

/** Under what name a refund of ours travels: its number, as metadata. */
export function refundName(id: number): { refund: string } {
  return { refund: String(id) }
}

/**
 * What became of a refund that the gateway never answered for, by its list of all refunds of that payment: the one that
 * carries our number, else one of the same sum without a number (given back by hand in the gateway's cabinet). Money that
 * went back and fits nothing, or that the list does not explain, leaves it unclear.
 *
 * @param listed all refunds of the payment
 * @param known the gateway's ids of our other refunds
 * @param refundedKop what the gateway has given back of the payment
 */
export function findLostRefund<Refund extends Sent>(
  lost: Lost,
  { listed, known, refundedKop }: { listed: Refund[]; known: ReadonlySet<string>; refundedKop: number },
): Found<Refund> {
  const open = listed.filter(({ id }) => !known.has(id))
  const named = open.find(({ metadata }) => metadata.refund === refundName(lost.id).refund)
  if (named) return { is: 'found', refund: named }

  const strangers = open.filter(({ metadata, status }) => metadata.refund === undefined && status !== 'canceled')
  const alike = strangers.find(({ amountKop }) => amountKop === lost.amountKop)
  if (alike) return { is: 'found', refund: alike }

  const sent = listed.filter(({ status }) => status !== 'canceled')
  const listedKop = sent.reduce((sum, { amountKop }) => sum + amountKop, 0)
  return strangers.length > 0 || refundedKop > listedKop ? { is: 'unclear' } : { is: 'never_made' }
}
