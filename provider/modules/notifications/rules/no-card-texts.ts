import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

type Contacts = Pick<BranchSettings, 'main_email' | 'messengers' | 'payments'>

const FOR_YOU: Texts = {
  ru: 'Нет карты российского банка? За вас может заплатить любой, у кого она есть: на странице оплаты нужны номер из этого письма, свой у каждого платежа, и ваша фамилия.',
  en: 'No Russian card? Anyone who has one can pay for you on the payment page: for each payment they need its number from this email and your surname.',
  'zh-CN': '没有俄罗斯银行卡？有卡的亲友可在付款页面凭编号和您的姓氏代付。',
}
const CASH_OR_WRITE: Texts = {
  ru: 'Можно заплатить наличными в филиале. Уже уехали? Напишите нам, договоримся, как заплатить: {contact}.',
  en: 'You can also pay in cash at the branch. Already home? Write to us and we will agree how to pay: {contact}.',
  'zh-CN': '也可到门店用卢布现金支付；已回国的，请联系我们商定付款方式：{contact}。',
}
/** For a reader who still has the car. */
const CASH_OR_WRITE_HERE: Texts = {
  ru: 'Можно заплатить наличными в филиале. Или напишите нам, договоримся, как заплатить: {contact}.',
  en: 'You can also pay in cash at the branch. Or write to us and we will agree how to pay: {contact}.',
  'zh-CN': '也可到门店用卢布现金支付，或联系我们商定付款方式：{contact}。',
}
const WRITE: Texts = {
  ru: 'Или напишите нам, договоримся, как заплатить: {contact}.',
  en: 'Or write to us and we will agree how to pay: {contact}.',
  'zh-CN': '也可联系我们商定付款方式：{contact}。',
}
const SHORT: Texts = {
  ru: 'Нет российской карты? Напишите: {contact}',
  en: 'No Russian card? Write to {contact}',
  'zh-CN': '没有俄罗斯银行卡请联系：{contact}',
}
const WITH_WECHAT = '{email}，微信 {wechat}'

/**
 * Returns how a sum is paid without a card of a Russian bank, in a letter and in an SMS: paying on the site needs one.
 *
 * @param isHere the reader has the car still; others may have left
 */
export function noCardValues(
  { main_email: email, messengers: { wechat }, payments }: Contacts,
  language: Language,
  isHere = false,
) {
  const hasWechat = language === 'zh-CN' && wechat !== ''
  const contact = hasWechat ? formatText(WITH_WECHAT, { email, wechat }) : email
  const withCash = isHere ? CASH_OR_WRITE_HERE : CASH_OR_WRITE
  const ways = payments.accepted.cashRub.branch ? withCash : WRITE
  return {
    noCard: formatText([FOR_YOU, ways].map((text) => text[language]).join(sentenceGap(language)), {
      contact,
    }),
    shortNoCard: formatText(SHORT[language], { contact }),
  }
}
