import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { LetterLink } from '@/provider/rules/notifications/messages'
import { type Payable, payHref } from '@/provider/rules/notifications/site-links'

/** Choices of the payment page that letters name; the site's `payments.purpose` messages say the same. */
export const PURPOSE_NAMES: Record<Payable['purpose'], Texts> = {
  booking: { ru: 'Бронь', en: 'Booking', 'zh-CN': '订单' },
  fine: { ru: 'Штраф', en: 'Fine', 'zh-CN': '罚款' },
  damage: { ru: 'Повреждение или доплата', en: 'Damage or charge', 'zh-CN': '车损或附加费' },
}
const PAY: Texts = { ru: 'Оплатить на сайте', en: 'Pay on our website', 'zh-CN': '在网站付款' }
const FILLED: Texts = {
  ru: 'На странице уже выбрано «{purpose}» и указан номер {number}: останется ввести фамилию клиента.',
  en: 'The page opens with “{purpose}” and {number} filled in: just add the customer’s surname.',
  'zh-CN': '打开后已选好用途“{purpose}”并填好编号 {number}，只需填写客户姓氏。',
}

/** Returns the link by which one sum is paid: the payment page with its first two fields filled in. */
export function payLink(siteUrl: string, language: Language, payable: Payable): LetterLink {
  const purpose = PURPOSE_NAMES[payable.purpose][language]
  return {
    href: payHref(siteUrl, language, payable),
    text: PAY[language],
    note: formatText(FILLED[language], { purpose, number: payable.number }),
  }
}
