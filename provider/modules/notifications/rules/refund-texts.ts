import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { RefundReason } from '@/provider/rules/payments/transitions'

/** Why money is refunded; the site's `payments.refunds.reason` says the same. */
const CAUSES: Record<RefundReason, Texts> = {
  cancelled: { ru: 'Бронь отменена.', en: 'The booking was cancelled.', 'zh-CN': '订单已取消。' },
  changed: { ru: 'Бронь стала дешевле.', en: 'The booking became cheaper.', 'zh-CN': '订单价格降低了。' },
  excess: {
    ru: 'Пришло больше, чем было нужно.',
    en: 'You paid more than was due.',
    'zh-CN': '实付金额超过应付金额。',
  },
  no_car: {
    ru: 'Время брони вышло, и вернуть её на тех же условиях уже нельзя.',
    en: 'Your booking had expired and could not be restored on the same terms.',
    'zh-CN': '订单已过期，无法按原条件恢复。',
  },
  nothing_due: {
    ru: 'Платить было уже не нужно.',
    en: 'There was nothing to pay any more.',
    'zh-CN': '已无需付款。',
  },
  branch: { ru: 'Возвращаем по решению филиала.', en: 'Decided by the branch.', 'zh-CN': '由门店决定。' },
}

/** Total of a cancelled booking that was paid several times: each payment is refunded separately. */
const TOTAL: Texts = {
  ru: 'Всего возвращаем {total}: каждый платёж отдельно, тем же способом.',
  en: 'Your refund is {total} in all: each payment is refunded separately, the way you paid.',
  'zh-CN': '共退还 {total}：每笔付款按原方式分别退回。',
}

/** Returns '' when no reason was given. */
export function refundCause(reason: string | undefined, language: Language): string {
  const cause = Object.entries(CAUSES).find(([name]) => name === reason)
  return cause?.[1][language] ?? ''
}

/** Returns the sentence that names the total of several refunds. */
export function refundTotal(total: string, language: Language): string {
  return formatText(TOTAL[language], { total })
}
