import { z } from 'zod'
import { ID, RowId } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { momentText } from '@/provider/cli/text/moment-text'
import type { ExtensionRejection } from '@/provider/modules/bookings/decide-extension'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'

const ACCEPTED: CliText = {
  ru: 'Бронь {number}: возврат теперь {until}, доплата {amount}, всего к оплате {due}. Клиент получит письмо и СМС.',
  en: 'Booking {number}: the return is {until} now, {amount} more, {due} due. The client gets a letter and an SMS.',
}
const DECLINED: CliText = {
  ru: 'Бронь {number}: отказано, возврат прежний. Клиент получит письмо и СМС.',
  en: 'Booking {number}: declined, the return stands. The client gets a letter and an SMS.',
}
const REJECTIONS: Record<ExtensionRejection['why'], CliText> = {
  not_waiting: {
    ru: 'Нет такой просьбы, или она уже не ждёт: решена, отозвана, бронь изменилась или завершена.',
    en: 'There is no such request, or it waits no more: decided, withdrawn, or its booking was changed or is over.',
  },
  not_picked_up: {
    ru: 'Срок аренды прошёл, а выдача не записана. Если машина у клиента, сначала запишите выдачу: booking give-out. Чтобы отказать: extension decline.',
    en: 'The rental is over and no hand-over is recorded. If the client has the car, record it first: booking give-out. To decline: extension decline.',
  },
  car_taken: {
    ru: 'До этого времени машина уже занята: смотрите booking list и block list с её номером. Чтобы отказать: extension decline.',
    en: 'The car is taken by then: see booking list and block list with its plate. To decline: extension decline.',
  },
  extra_taken: {
    ru: 'До этого времени не хватает дополнительных услуг этой брони. Чтобы отказать: extension decline.',
    en: 'By then there are not enough of the extras of this booking. To decline: extension decline.',
  },
}

const accept = defineCommand({
  name: 'extension accept',
  about: {
    ru: 'Продлить аренду, как просит клиент: если машина свободна, меняются возврат и сумма брони',
    en: 'Extend a rental as its client asks: if the car is free, the return and the sum of the booking change',
  },
  options: { id: ID },
  input: z.object({ id: RowId }),
  async run({ id }, container) {
    const result = await container.bookings.acceptExtension({ id, operator: container.operator })
    if (result.why !== null) return { rejection: rejectionText(result, container.language) }
    const { number, endAt, amountKop, dueKop } = result
    const money = (kop: number) => roublesIn(kop, container.language)
    const values = { number, until: momentText(endAt, container), amount: money(amountKop), due: money(dueKop) }
    return { lines: [formatText(ACCEPTED[container.language], values)] }
  },
})

const decline = defineCommand({
  name: 'extension decline',
  about: { ru: 'Отказать в продлении аренды, с причиной', en: 'Decline to extend a rental, with a reason' },
  options: {
    id: ID,
    reason: {
      value: { ru: 'ТЕКСТ', en: 'TEXT' },
      about: {
        ru: 'почему, по-русски, до 200 знаков, без имён; причину прочитает клиент',
        en: 'why, in Russian, at most 200 characters, without names; the client reads it',
      },
      isRequired: true,
    },
  },
  input: z.object({ id: RowId, reason: z.string().trim().min(1).max(200) }),
  async run({ id, reason }, container) {
    const result = await container.bookings.declineExtension({ id, reason, operator: container.operator })
    if (result.why !== null) return { rejection: rejectionText(result, container.language) }
    return { lines: [formatText(DECLINED[container.language], { number: result.number })] }
  },
})

function rejectionText({ why }: ExtensionRejection, language: CliLanguage): string {
  return REJECTIONS[why][language]
}

export const EXTENSION_COMMANDS: readonly Command[] = [accept, decline]
