import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { RequestRejection } from '@/provider/rules/long-term/transitions'

export const REQUEST_NAMES: Record<LongTermRequestState, CliText> = {
  new: { ru: 'новая', en: 'new' },
  called: { ru: 'позвонили', en: 'called' },
  agreed: { ru: 'договорились', en: 'agreed' },
  refused: { ru: 'отказ', en: 'refused' },
  cancelled: { ru: 'отменена', en: 'cancelled' },
}

const REJECTIONS: Record<RequestRejection['why'], CliText> = {
  not_found: { ru: 'Нет такого заказа или такой заявки.', en: 'There is no such order or request.' },
  car_promised: { ru: 'Эта машина на такой срок уже обещана.', en: 'This car is promised for that term already.' },
  car_taken: {
    ru: 'В этот срок машина занята, а другой такой же нет: {numbers}.',
    en: 'The car is let within the term and there is no other one like it: {numbers}.',
  },
  illegal_request: { ru: 'Так нельзя: заявка сейчас «{state}».', en: 'Not from here: the request is "{state}" now.' },
}

/** Returns why a request may not change its state so. */
export function requestRejectionText(rejection: RequestRejection, language: CliLanguage): string {
  const values: Record<string, string> = {}
  if (rejection.why === 'illegal_request') values.state = REQUEST_NAMES[rejection.state][language]
  if (rejection.why === 'car_taken') values.numbers = rejection.numbers.join(', ')
  return formatText(REJECTIONS[rejection.why][language], values)
}
