import type { Option } from '@/provider/cli/command'
import { leftIn } from '@/provider/cli/money'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { UnpaidDebt } from '@/provider/modules/debts/list-unpaid-debts'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import { type BranchPaymentRejection, MEANS } from '@/provider/rules/payments/branch-payment'

export const KIND_NAMES: Record<UnpaidDebt['kind'], CliText> = {
  fine: { ru: 'штраф', en: 'fine' },
  damage: { ru: 'ущерб', en: 'damage' },
}
const STATUS_NAMES: Record<string, CliText> = {
  new: { ru: 'новый', en: 'new' },
  open: { ru: 'не оплачен', en: 'open' },
  overdue: { ru: 'просрочен', en: 'overdue' },
  disputed: { ru: 'оспаривается', en: 'disputed' },
  dispute_kept: { ru: 'оспорен, долг остался', en: 'disputed and kept' },
}
export const MEANS_OPTION: Option = {
  value: { ru: 'СПОСОБ', en: 'MEANS' },
  about: {
    ru: `чем заплатили: ${MEANS.join(', ')} — наличные, карта, перевод`,
    en: `how it was paid: ${MEANS.join(', ')}`,
  },
}
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

/** Returns the columns of a debt: what it is, whose, how much. */
export function debtColumns(language: CliLanguage): readonly Column<UnpaidDebt>[] {
  return [
    { head: HEADS.debt, cell: ({ kind, number }) => `${KIND_NAMES[kind][language]} ${number}` },
    { head: HEADS.date, cell: ({ date }) => date },
    { head: HEADS.about, cell: ({ about }) => textIn(about, language) },
    { head: HEADS.booking, cell: ({ booking }) => booking },
    { head: HEADS.client, cell: ({ client }) => client },
    { head: HEADS.phone, cell: ({ phone }) => phone },
    { head: HEADS.state, cell: ({ status }) => STATUS_NAMES[status]?.[language] ?? status },
    { head: HEADS.due, cell: ({ debtKop }) => exactIn(debtKop, language), isNumber: true },
  ]
}
