import { z } from 'zod'
import {
  BookingNumber,
  Day,
  LIMIT,
  LIMIT_DEFAULT,
  Limit,
  NUMBER,
  PAYMENT_ID,
  PaymentId,
} from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome, rowLimit } from '@/provider/cli/text/list-outcome'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import { PAYMENT_FILTERS } from '@/provider/modules/payments/list-payments'
import { exactIn } from '@/provider/rules/i18n/format-text'
import { ofPaymentColumns, paymentColumns, paymentHistory, refundState } from './payment-lines'
import { MOVEMENT_NAMES, REASON_NAMES, RECEIPT_NAMES } from './payment-texts'

const NONE: CliText = { ru: 'Таких платежей нет.', en: 'There are no such payments.' }
const NOT_FOUND: CliText = { ru: 'Нет такого платежа.', en: 'There is no such payment.' }
const ALL_SENT: CliText = { ru: 'Все возвраты ушли.', en: 'Every refund has left.' }
const ALL_PRINTED: CliText = { ru: 'Все чеки ушли.', en: 'Every receipt has left.' }

const list = defineCommand({
  name: 'payment list',
  operator: 'none',
  about: {
    ru: 'Показать онлайн-платежи, новые первыми: за что, сколько, чем кончились, что не сходится',
    en: 'Show online payments, the newest first: what for, how much, how they ended, what does not fit',
  },
  options: {
    state: {
      value: { ru: 'СОСТОЯНИЕ', en: 'STATE' },
      about: { ru: `состояние: ${PAYMENT_FILTERS.join(', ')}`, en: `state: ${PAYMENT_FILTERS.join(', ')}` },
    },
    booking: { ...NUMBER, isRequired: false },
    day: {
      value: { ru: 'ДАТА', en: 'DATE' },
      about: { ru: 'начаты в этот день, «2026-11-22»', en: 'begun on this day, "2026-11-22"' },
    },
    limit: LIMIT,
  },
  input: z.object({
    state: z.enum(PAYMENT_FILTERS).optional(),
    booking: BookingNumber.optional(),
    day: Day.optional(),
    limit: Limit.optional(),
  }),
  async run({ limit, ...filter }, container) {
    const rows = await container.payments.list(filter, rowLimit(limit, filter.day))
    return listOutcome(rows, { columns: paymentColumns(container), none: NONE }, container)
  },
})

const show = defineCommand({
  name: 'payment show',
  operator: 'none',
  about: { ru: 'Показать платёж, его возвраты и чеки', en: 'Show a payment with its refunds and receipts' },
  options: { id: PAYMENT_ID },
  input: z.object({ id: PaymentId }),
  async run({ id }, container) {
    const details = await container.payments.show(id)
    return details ? { lines: paymentHistory(details, container) } : { rejection: NOT_FOUND[container.language] }
  },
})

const refunds = defineCommand({
  name: 'refund list',
  operator: 'none',
  about: { ru: 'Возвраты, которые не ушли', en: 'Refunds that did not leave' },
  options: { limit: LIMIT },
  input: z.object({ limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ limit }, container) {
    const rows = await container.payments.listRefunds(limit)
    const columns: readonly Column<(typeof rows)[number]>[] = [
      { head: HEADS.refund, cell: ({ refund }) => `#${refund.id}` },
      { head: HEADS.amount, cell: ({ refund }) => exactIn(refund.amountKop, container.language), isNumber: true },
      { head: HEADS.reason, cell: ({ refund }) => REASON_NAMES[refund.reason][container.language] },
      { head: HEADS.state, cell: ({ refund }) => refundState(refund, container.language) },
      ...ofPaymentColumns(container),
    ]
    return listOutcome(rows, { columns, none: ALL_SENT }, container)
  },
})

const receipts = defineCommand({
  name: 'receipt list',
  operator: 'none',
  about: { ru: 'Чеки, которые не ушли', en: 'Receipts that did not leave' },
  options: { limit: LIMIT },
  input: z.object({ limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ limit }, container) {
    const rows = await container.payments.listReceipts(limit)
    const columns: readonly Column<(typeof rows)[number]>[] = [
      { head: HEADS.receipt, cell: ({ receipt }) => `#${receipt.id}` },
      { head: HEADS.amount, cell: ({ receipt }) => exactIn(receipt.amountKop, container.language), isNumber: true },
      { head: HEADS.kind, cell: ({ receipt }) => RECEIPT_NAMES[receipt.kind][container.language] },
      { head: HEADS.state, cell: ({ receipt }) => MOVEMENT_NAMES[receipt.state][container.language] },
      ...ofPaymentColumns(container),
    ]
    return listOutcome(rows, { columns, none: ALL_PRINTED }, container)
  },
})

export const PAYMENT_COMMANDS: readonly Command[] = [list, show, refunds, receipts]
