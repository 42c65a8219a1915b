import type { Price, QuoteLine } from '@/provider/contract/quotes'

/** A line as pages, vouchers and the branch print it: the rental at list price, and the reduction by the special price. */
export type PrintedLine = Omit<QuoteLine, 'code'> & { code: QuoteLine['code'] | 'specialPrice' }

/**
 * Returns the lines of a price from its list price on, in kopecks (PRODUCT §5), which agree with the struck price and
 * the badge; their sum stays the total. The struck price includes the options. No line is added where the rental costs
 * its list price or more.
 */
export function linesFromList({
  lines,
  totalKop,
  listTotalKop,
}: Pick<Price, 'lines' | 'totalKop' | 'listTotalKop'>): PrintedLine[] {
  const [rental, ...rest] = lines
  const takenOff = rest.reduce((sum, { code, amountKop }) => sum + (isTakenOff(code) ? amountKop : 0), 0)
  const specialKop = listTotalKop - totalKop + takenOff
  if (rental?.code !== 'rental' || specialKop <= 0) return lines
  const { unitKop: _unit, ...atList } = rental
  return [
    { ...atList, amountKop: rental.amountKop + specialKop },
    { code: 'specialPrice', amountKop: -specialKop },
    ...rest,
  ]
}

function isTakenOff(code: QuoteLine['code']): boolean {
  return code.endsWith('_discount') || code === 'miles'
}
