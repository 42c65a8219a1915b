import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { BranchTransfer } from '@/provider/modules/transfers/list-orders'
import { exactIn, formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import type { OrderRejection, TransferOrderStatus } from '@/provider/rules/transfers/transitions'

export const ORDER_NAMES: Record<TransferOrderStatus, CliText> = {
  request: { ru: 'новый', en: 'new' },
  confirmed: { ru: 'подтверждён', en: 'confirmed' },
  on_the_way: { ru: 'в пути', en: 'on the way' },
  done: { ru: 'выполнен', en: 'done' },
  cancelled: { ru: 'отменён', en: 'cancelled' },
  refused: { ru: 'отказ', en: 'refused' },
}

const REJECTIONS: Record<OrderRejection['why'], CliText> = {
  not_found: { ru: 'Нет такого заказа или такой заявки.', en: 'There is no such order or request.' },
  same: { ru: 'Заказ уже подтверждён с этим водителем.', en: 'The order is confirmed with this driver already.' },
  not_begun: { ru: 'Поездка ещё не началась.', en: 'The trip has not begun yet.' },
  total_missing: {
    ru: 'Сайт назвал цену «от»: укажите, сколько поездка стоит, --total.',
    en: 'The site said "from": say what the trip costs, --total.',
  },
  total_needless: { ru: 'Цена уже названа клиенту: уберите --total.', en: 'The price is agreed: leave --total out.' },
  total_low: {
    ru: 'Клиенту названа цена от {least}: укажите не меньше.',
    en: 'The client was told "from {least}": not less than that.',
  },
  other_car: {
    ru: 'Это {car}, клиент заказал другую модель. Клиент согласен — добавьте --other-car.',
    en: 'That is a {car}, the client ordered another model. If the client agreed, add --other-car.',
  },
  illegal_order: { ru: 'Так нельзя: заказ сейчас «{state}».', en: 'Not from here: the order is "{state}" now.' },
}
const TOTAL_FROM: CliText = { ru: 'от {total}', en: 'from {total}' }

/** Returns why an order may not change its state so. */
export function orderRejectionText(rejection: OrderRejection, language: CliLanguage): string {
  const values: Record<string, string> = {}
  if (rejection.why === 'illegal_order') values.state = ORDER_NAMES[rejection.status][language]
  if (rejection.why === 'total_low') values.least = exactIn(rejection.leastKop, language)
  if (rejection.why === 'other_car') values.car = rejection.car
  return formatText(REJECTIONS[rejection.why][language], values)
}

/** Returns where a trip goes: places of the branch by their names, others by their address. */
export function wayText(
  { order, fromName, toName }: Pick<BranchTransfer, 'order' | 'fromName' | 'toName'>,
  language: CliLanguage,
): string {
  const ends = [
    [fromName, order.fromAddress],
    [toName, order.toAddress],
  ] as const
  return ends.map(([name, address]) => (name ? textIn(name, language) : address || '—')).join(' → ')
}

/** Returns what a trip costs, or what it costs at least. */
export function totalText(
  { totalKop, isFrom }: Pick<BranchTransfer['order'], 'totalKop' | 'isFrom'>,
  language: CliLanguage,
): string {
  const total = roublesIn(totalKop, language)
  return isFrom ? formatText(TOTAL_FROM[language], { total }) : total
}
