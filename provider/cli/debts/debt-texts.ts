import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { UnpaidDebt } from '@/provider/modules/debts/list-unpaid-debts'
import { exactIn } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'

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
