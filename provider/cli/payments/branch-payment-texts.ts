import { leftIn } from '@/provider/cli/money'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { BranchPaymentRejection } from '@/provider/rules/payments/branch-payment'

const REJECTIONS: Record<BranchPaymentRejection['why'], CliText> = {
  not_found: { ru: 'Нет такого долга или такой брони.', en: 'There is no such debt or booking.' },
  which: {
    ru: 'Под этим номером и штраф, и ущерб: добавьте --kind fine или --kind damage.',
    en: 'A fine and a damage have that number: add --kind fine or --kind damage.',
  },
  is_paying: {
    ru: 'За это сейчас платят онлайн (клиент платит за бронь онлайн или за долг): дождитесь ответа кассы; если он бросил оплату — добавьте --online-unfinished.',
    en: 'It is being paid online at this moment: wait for the gateway; if the client left it, add --online-unfinished.',
  },
  unconfirmed: {
    ru: 'Бронь ещё не подтверждена или истекла: сначала booking confirm.',
    en: 'The booking is not confirmed yet: booking confirm first.',
  },
  nothing_due: { ru: 'Здесь больше ничего не должны: платить нечего.', en: 'Nothing is due for it.' },
  over_debt: { ru: 'Это больше долга: {left}.', en: 'That is more than the debt: {left}.' },
  over_due: { ru: 'Это больше, чем осталось заплатить: {left}.', en: 'That is more than is due: {left}.' },
  over_taken: {
    ru: 'Отменить можно не больше {left}: столько записано как оплата на месте.',
    en: 'At most {left} can be undone: so much is written as paid at the branch.',
  },
}

/** Returns why a payment at the branch may not be recorded or voided. */
export function branchPaymentRejectionText(rejection: BranchPaymentRejection, language: CliLanguage): string {
  return formatText(REJECTIONS[rejection.why][language], { left: leftIn(rejection, language) })
}
