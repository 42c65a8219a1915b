import type { CarItem } from '@/provider/contract/cars'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Texts } from '@/provider/rules/i18n/language'
import type { LetterLink } from '@/provider/rules/notifications/messages'
import { type SearchedRental, searchHref } from '@/provider/rules/notifications/site-links'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { reasonValues } from './branch-reason'

const REFUND: Texts = { ru: 'Вернём {refund}.', en: 'We will refund {refund}.', 'zh-CN': '将退还 {refund}。' }
const INSTEAD: Texts = {
  ru: 'На те же даты свободны другие машины. Даты и места в ссылках уже заполнены.',
  en: 'Other cars are available on the same dates. The links below have your dates and places filled in.',
  'zh-CN': '相同日期还有其他车辆可选，下方链接已填好日期和地点。',
}
const NOTHING: Texts = {
  ru: 'Позвоните нам: подберём другую машину или другие даты.',
  en: 'Please call us: we will find another car or other dates for you.',
  'zh-CN': '请联系我们，为您安排其他车辆或日期。',
}
const SHORT_INSTEAD: Texts = {
  ru: 'Другие машины на ваши даты: {href}',
  en: 'Other cars on your dates: {href}',
  'zh-CN': '相同日期的其他车辆：{href} ',
}
const SHORT_NOTHING: Texts = {
  ru: 'Позвоните, подберём другую машину.',
  en: 'Call us, we will find another car.',
  'zh-CN': '请致电，为您安排其他车辆。',
}
const CAR_NOTE: Texts = { ru: '{total} за весь срок', en: '{total} for the whole rental', 'zh-CN': '全程 {total}' }
const ALL: Texts = { ru: 'Все свободные машины', en: 'All available cars', 'zh-CN': '所有可租车辆' }

type BranchCancellation = {
  /** The reason in the operator's words, in Russian. */
  reason: string
  rental: SearchedRental
  /** The nearest cars for the same dates and places. */
  cars: readonly CarItem[]
  siteUrl: string
}

/** Returns the values of a notification that the branch cancelled, and the links to other cars below its letter. */
export function cancellationContent(
  { booking, language }: SummaryFacts,
  { reason, rental, cars, siteUrl }: BranchCancellation,
) {
  const refundKop = booking.cancellation.refundKop
  const all = searchHref(siteUrl, language, rental, null)
  const hasFreeCars = cars.length > 0
  const carLink = ({ slug, car_data: { naimenovanie }, price }: CarItem): LetterLink => ({
    href: searchHref(siteUrl, language, rental, slug),
    text: naimenovanie,
    note: price ? formatText(CAR_NOTE[language], { total: amountText(price.totalKop, language) }) : '',
  })
  return {
    values: {
      ...reasonValues(reason, language),
      shortRefund: refundKop > 0 ? formatText(REFUND[language], { refund: amountText(refundKop, language) }) : '',
      instead: (hasFreeCars ? INSTEAD : NOTHING)[language],
      shortInstead: hasFreeCars ? formatText(SHORT_INSTEAD[language], { href: all }) : SHORT_NOTHING[language],
    },
    links: hasFreeCars ? [...cars.map(carLink), { href: all, text: ALL[language], note: '' }] : [],
  }
}
