import { z } from 'zod'
import { ID, PAYMENT_ID, PaymentId, REASON, Reason, RowId } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand, type Option, type Outcome } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { ExactRoubles, ROUBLES } from '@/provider/cli/money'
import type { CliText } from '@/provider/cli/text/language'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import { moneyRejectionText } from './payment-texts'

const RELEASED: CliText = {
  ru: 'Платёж возвращён в работу: программа заново спросит кассу. Чем кончилось, через минуту покажет payment show.',
  en: 'The payment goes on: the gateway is asked anew. How it ended, payment show tells in a minute.',
}
const CLOSED: CliText = { ru: 'Платёж закрыт.', en: 'The payment is closed.' }
const SENT: CliText = {
  ru: 'Возврат {amount} поставлен в очередь: деньги уйдут тем же способом, клиент получит письмо.',
  en: 'The refund of {amount} is queued: it goes back the way it came, and the client is told.',
}
const AGAIN: CliText = { ru: 'Отправляем ещё раз.', en: 'It is sent once more.' }
const NOTED: CliText = { ru: 'Отмечено: вернули сами.', en: 'Noted: given back by hand.' }
const GATEWAY_ID: Option = {
  value: { ru: 'НОМЕР', en: 'ID' },
  about: {
    ru: 'номер платежа в кабинете кассы, если здесь его нет',
    en: 'id of the payment on the gateway’s own pages, when there is none here',
  },
}
const GatewayId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{8,64}$/)
  .nullable()
  .default(null)

const release = defineCommand({
  name: 'payment release',
  about: {
    ru: 'Вернуть платёж из карантина: спросим кассу заново и примем только то, что сходится',
    en: 'Let a payment out of quarantine: the gateway is asked anew, only what fits is taken',
  },
  options: { id: PAYMENT_ID, 'gateway-id': GATEWAY_ID },
  input: z.object({ id: PaymentId, 'gateway-id': GatewayId }),
  async run({ id, 'gateway-id': gatewayId }, container) {
    return outcomeOf(
      await container.payments.release({ id, gatewayId, operator: container.operator }),
      RELEASED,
      container,
    )
  },
})

const close = defineCommand({
  name: 'payment close',
  about: {
    ru: 'Закрыть платёж из карантина: он не наш или деньги возвращены в кабинете кассы',
    en: 'Close a payment in quarantine: it is not ours, or its money went back on the gateway’s own pages',
  },
  options: { id: PAYMENT_ID, 'gateway-id': GATEWAY_ID, reason: REASON },
  input: z.object({ id: PaymentId, 'gateway-id': GatewayId, reason: Reason }),
  async run({ id, reason, 'gateway-id': gatewayId }, container) {
    const request = { id, reason, gatewayId, operator: container.operator }
    return outcomeOf(await container.payments.close(request), CLOSED, container)
  },
})

const refund = defineCommand({
  name: 'payment refund',
  about: {
    ru: 'Вернуть часть платежа или весь. По действующей брони возвращённое снова к оплате',
    en: 'Give a payment back, or a part of it. For a booking that stands it is due again',
  },
  options: {
    id: PAYMENT_ID,
    amount: {
      value: ROUBLES,
      about: { ru: 'сколько вернуть, в рублях, «1500» или «1500,50»', en: 'how much, in roubles, "1500" or "1500.50"' },
      isRequired: true,
    },
    reason: REASON,
  },
  input: z.object({ id: PaymentId, amount: ExactRoubles, reason: Reason }),
  async run({ id, amount: amountKop, reason }, container) {
    const done = await container.payments.refund({ id, amountKop, reason, operator: container.operator })
    return outcomeOf(done, SENT, container, { amount: exactIn(amountKop, container.language) })
  },
})

const retryRefund = defineCommand({
  name: 'refund retry',
  about: { ru: 'Отправить ещё раз возврат, который не ушёл', en: 'Send a refund once more that did not leave' },
  options: { id: ID },
  input: z.object({ id: RowId }),
  async run({ id }, container) {
    return outcomeOf(await container.payments.retryRefund({ id, operator: container.operator }), AGAIN, container)
  },
})

const noteRefund = defineCommand({
  name: 'refund done',
  about: {
    ru: 'Отметить: возврат, который не ушёл, отдали сами',
    en: 'Note that a refund which did not leave was given back by hand',
  },
  options: { id: ID },
  input: z.object({ id: RowId }),
  async run({ id }, container) {
    return outcomeOf(
      await container.payments.recordManualRefund({ id, operator: container.operator }),
      NOTED,
      container,
    )
  },
})

const retryReceipt = defineCommand({
  name: 'receipt retry',
  about: { ru: 'Пробить ещё раз чек, который не ушёл', en: 'Print a receipt once more that did not leave' },
  options: {
    id: ID,
    checked: {
      about: {
        ru: 'в кабинете кассы проверили: такого чека там нет',
        en: 'somebody saw on the gateway’s own pages that it was not printed',
      },
    },
  },
  input: z.object({ id: RowId, checked: z.boolean().default(false) }),
  async run({ id, checked: isChecked }, container) {
    return outcomeOf(
      await container.payments.retryReceipt({ id, isChecked, operator: container.operator }),
      AGAIN,
      container,
    )
  },
})

function outcomeOf(
  rejection: MoneyRejection | null,
  text: CliText,
  { language }: Container,
  values: Record<string, string> = {},
): Outcome {
  if (rejection) return { rejection: moneyRejectionText(rejection, language) }
  return { lines: [formatText(text[language], values)] }
}

export const PAYMENT_TRANSITION_COMMANDS: readonly Command[] = [
  release,
  close,
  refund,
  retryRefund,
  noteRefund,
  retryReceipt,
]
