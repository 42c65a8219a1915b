import { z } from 'zod'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import type { CancelRejection } from '@/provider/modules/debts/cancel-debt'
import { formatText } from '@/provider/rules/i18n/format-text'
import { debtName } from '@/provider/rules/payments/payable-digits'

const DROPPED: CliText = { ru: 'Долг {debt} снят.', en: 'Debt {debt} is dropped.' }
const REJECTIONS: Record<CancelRejection['why'], CliText> = {
  not_found: { ru: 'Нет такого долга.', en: 'There is no such debt.' },
  is_paying: {
    ru: 'За это сейчас платят онлайн: дождитесь ответа кассы.',
    en: 'It is being paid online at this moment: wait for the gateway.',
  },
  is_paid: {
    ru: 'За это уже заплатили: снять можно только неоплаченный долг.',
    en: 'It was paid for: only an unpaid debt can be dropped.',
  },
  is_disputed: { ru: 'Клиент спорит: решите спор, dispute drop.', en: 'It is disputed: decide with dispute drop.' },
  is_over: { ru: 'Здесь больше ничего не должны.', en: 'Nothing is due for it.' },
}

const drop = defineCommand({
  name: 'debt drop',
  about: {
    ru: 'Снять доплату или ущерб, посчитанные по ошибке, пока за них не заплатили',
    en: 'Drop a charge or a damage that was counted wrongly, while it is not paid',
  },
  options: {
    number: {
      value: { ru: 'НОМЕР', en: 'NUMBER' },
      about: { ru: 'номер долга из debt list, «D-12»', en: 'number as debt list shows it, "D-12"' },
      isRequired: true,
    },
    reason: {
      value: { ru: 'ТЕКСТ', en: 'TEXT' },
      about: {
        ru: 'почему, по-русски, до 200 знаков; прочитает клиент',
        en: 'why, in Russian, at most 200 characters; the client reads it',
      },
      isRequired: true,
    },
  },
  input: z.object({
    number: z
      .string()
      .regex(/^([Dd]-?)?[1-9]\d{0,14}$/)
      .transform((text) => Number(text.replaceAll(/\D/g, ''))),
    reason: z.string().trim().min(1).max(200),
  }),
  async run({ number: id, reason }, { debts, language, staff }) {
    const rejection = await debts.cancel({ id, reason }, staff())
    if (rejection) return { rejection: REJECTIONS[rejection.why][language] }
    return { lines: [formatText(DROPPED[language], { debt: debtName(id) })] }
  },
})

export const CANCEL_DEBT_COMMANDS: readonly Command[] = [drop]
