import { CashLine } from '@/components/quotes/cash-line'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Text } from '@/components/ui/text/text'
import { cashAfterPayment } from '@/provider/contract/rules/payments/cash-to-bring'
import type { PayWay, ReviewSums } from './pay-ways'

type Props = { sums: ReviewSums; way: PayWay }

/** What the chosen way to pay leaves to be brought in cash, and which card does in place of it. */
export function CashNote({ sums: { cash, mirToo, rates, dueKop, prepayKop }, way }: Props) {
  if (!cash) return null
  const paidKop = { branch: 0, prepay: prepayKop, all: dueKop }[way]
  const left = cashAfterPayment(cash, paidKop)
  return (
    <div role="status">
      {left && (
        <Notice icon={<Icon of="wallet" />} kind="info">
          <CashLine cash={left} rates={rates} />
          {left.rentalKop > 0 && mirToo && <Text size="s">{mirToo}</Text>}
        </Notice>
      )}
    </div>
  )
}
