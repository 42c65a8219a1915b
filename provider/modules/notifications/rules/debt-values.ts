import { plateIn } from '@/provider/rules/cars/plate-text'
import { disputeUntil } from '@/provider/rules/debts/dispute-deadline'
import { type FineTerms, fineDebtKop, OPEN_FINE } from '@/provider/rules/debts/fine-amount'
import { dayIn, shortDayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import type { DebtMessageKind } from '@/provider/rules/notifications/debt-texts'
import type { LetterBody } from '@/provider/rules/notifications/messages'
import { payHref } from '@/provider/rules/notifications/site-links'
import { debtName } from '@/provider/rules/payments/payable-digits'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { noCardValues } from './no-card-texts'
import { payLink } from './pay-link'

type Shared = {
  id: number
  model: string
  plate: string
  /** The day of the offence or of the record of the damage: `YYYY-MM-DD`. */
  date: string
  name: Texts
  /** Null: no notification of it was sent yet. */
  toldOn: string | null
  note: Texts | null
}
export type NotifiedFine = Shared & FineTerms & { kind: 'fine'; number: string; decisionDate: string; place: Texts }
export type NotifiedDamage = Shared & {
  kind: 'damage'
  status: string
  costKop: number
  coveredKop: number
  paidKop: number
  debtKop: number
}
type NotifiedDebt = NotifiedFine | NotifiedDamage

type Terms = { today: string; data: BranchSettings; siteUrl: string; language: Language }

const DISCOUNT: Texts = {
  ru: ' До {until} включительно — {discounted}.',
  en: ' Until {until}, that day included, it is {discounted}.',
  'zh-CN': '{until}（含当日）前付款仅需 {discounted}。',
}
const SHORT_DISCOUNT: Texts = {
  ru: ' До {until} — {discounted}.',
  en: ' Until {until}: {discounted}.',
  'zh-CN': '最迟{until}付款仅需 {discounted}。',
}
const COVERED: Texts = {
  ru: ' Страховка покрыла {covered}.',
  en: ' The insurance covers {covered}.',
  'zh-CN': '保险承担 {covered}。',
}
const WHAT: Record<NotifiedDebt['kind'], Texts> = {
  fine: { ru: 'штраф, постановление {number}', en: 'fine notice {number}', 'zh-CN': '罚款，处罚决定书 {number}' },
  damage: { ru: 'повреждение № {number}', en: 'damage No. {number}', 'zh-CN': '车损，定损单 {number}' },
}
const REASON: Texts = { ru: 'Причина: {reason}', en: 'Reason: {reason}', 'zh-CN': '原因：{reason}' }
/** The branch writes its reason in Russian; the texts in other languages say so. */
const RUSSIAN_REASON: Texts = {
  ru: REASON.ru,
  en: 'Reason given by the branch, in Russian: {reason}',
  'zh-CN': '原因（门店俄文说明）：{reason}',
}

/** Returns whether a notification is still true when it is sent: the debt may be paid or cancelled meanwhile. */
export function isStillDue(kind: DebtMessageKind, debt: NotifiedDebt, today: string): boolean {
  if (kind === 'dispute_kept') return debt.status === 'dispute_kept' && debtKop(debt, today) > 0
  if (kind === 'dispute_dropped') return debt.status === 'cancelled'
  return isOpen(debt) && debtKop(debt, today) > 0
}

/** Returns the values of the texts about a debt, and the body of its letter. */
export function debtTexts(debt: NotifiedDebt, { today, data, siteUrl, language }: Terms) {
  const amount = (kop: number) => amountText(kop, language)
  const number = debt.kind === 'fine' ? debt.number : debtName(debt.id)
  const dueKop = debtKop(debt, today)
  const lastDay = disputeUntil(debt.toldOn ?? today, data.fines.disputeDays)
  const values: Record<string, string> = {
    number,
    car: `${debt.model}, ${plateIn(debt.plate, language)}`,
    name: textIn(debt.name, language),
    date: dayIn(debt.date, language),
    shortDate: shortDayIn(debt.date, language),
    dispute: dayIn(lastDay, language),
    shortDispute: shortDayIn(lastDay, language),
    pay: payHref(siteUrl, language),
    what: formatText(WHAT[debt.kind][language], { number }),
    reason: reasonText(debt.note, language),
    ...noCardValues(data, language),
    ...(debt.kind === 'fine' ? fineValues(debt, today, language) : damageValues(debt, language)),
  }
  // The sum of today is due after the decision on a dispute, not the earlier one.
  if (!isOpen(debt)) values.amount = amount(dueKop)
  const link = payLink(siteUrl, language, { purpose: debt.kind, number })
  const body: LetterBody = dueKop > 0 ? { link } : {}
  return { values, body }
}

function fineValues(fine: NotifiedFine, today: string, language: Language) {
  const amount = (kop: number) => amountText(kop, language)
  const fullKop = Math.max(0, fine.sizeKop - fine.paidKop)
  const dueKop = fineDebtKop(fine, today)
  const { discountUntil } = fine
  const terms = discountUntil !== null && dueKop < fullKop && { until: discountUntil, discounted: amount(dueKop) }
  const discount = (texts: Texts, dayText = dayIn) =>
    terms ? formatText(texts[language], { ...terms, until: dayText(terms.until, language) }) : ''
  return {
    decision: dayIn(fine.decisionDate, language),
    place: textIn(fine.place, language),
    amount: amount(fullKop),
    discount: discount(DISCOUNT),
    shortDiscount: discount(SHORT_DISCOUNT, shortDayIn),
  }
}

function damageValues({ costKop, coveredKop, debtKop }: NotifiedDamage, language: Language) {
  const covered = amountText(coveredKop, language)
  return {
    cost: amountText(costKop, language),
    covered: coveredKop > 0 ? formatText(COVERED[language], { covered }) : '',
    amount: amountText(debtKop, language),
  }
}

function reasonText(note: Texts | null, language: Language): string {
  const reason = note ? textIn(note, language) : ''
  if (note === null || reason === '') return ''
  const texts = note[language] ? REASON : RUSSIAN_REASON
  return formatText(texts[language], { reason })
}

function isOpen(debt: NotifiedDebt): boolean {
  return debt.kind === 'fine' ? OPEN_FINE.includes(debt.status) : debt.status === 'open'
}

function debtKop(debt: NotifiedDebt, today: string): number {
  return debt.kind === 'fine' ? fineDebtKop(debt, today) : debt.debtKop
}
