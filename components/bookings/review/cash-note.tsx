import { CashLine } from '@/components/quotes/cash-line'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { cashAfterPayment } from '@/provider/contract/rules/payments/cash-to-bring'
import type { PayWay, ReviewSums } from './pay-ways'

/** What the chosen way to pay leaves to be brought in cash. */
export function CashNote({ sums: { cash, rates, dueKop, prepayKop }, way }: { sums: ReviewSums; way: PayWay }) {
  if (!cash) return null
  const paidKop = { branch: 0, prepay: prepayKop, all: dueKop }[way]
  const left = cashAfterPayment(cash, paidKop)
  return (
    <div role="status">
      {left && (
        <Notice icon={<Icon of="wallet" />} kind="info">
          <CashLine cash={left} rates={rates} />
        </Notice>
      )}
    </div>
  )
}
