import { z } from 'zod'
import { BookingNumber, NUMBER, UNFINISHED } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { WholeRoubles } from '@/provider/cli/money'
import type { CliText } from '@/provider/cli/text/language'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { AMOUNT, MEANS_OPTION, PaidBy } from './branch-payment-arguments'
import { branchPaymentRejectionText } from './branch-payment-texts'

const BOOKING_PAID: CliText = { ru: 'Бронь {number} оплачена полностью.', en: 'Booking {number} is paid in full.' }
const BOOKING_PART: CliText = { ru: 'Бронь {number}: осталось заплатить {left}.', en: 'Booking {number}: {left} left.' }

const payBooking = defineCommand({
  name: 'booking pay',
  about: {
    ru: 'Записать, что за бронь заплатили на месте',
    en: 'Write down that a booking was paid for at the branch',
  },
  options: {
    number: NUMBER,
    amount: AMOUNT,
    means: MEANS_OPTION,
    'online-unfinished': UNFINISHED,
    undo: { about: { ru: 'отменить запись, набранную по ошибке', en: 'undo an entry that was typed wrongly' } },
  },
  input: z.object({
    ...{ number: BookingNumber, amount: WholeRoubles, means: PaidBy, undo: z.boolean().default(false) },
    'online-unfinished': z.boolean().default(false),
  }),
  async run({ amount: amountKop, undo, 'online-unfinished': isUnfinished, ...values }, container) {
    const { bookings, language, staff } = container
    const payment = { ...values, amountKop }
    const done = await (undo
      ? bookings.voidPayment(payment, staff())
      : bookings.recordPayment({ ...payment, isUnfinished }, staff()))
    if (done.why !== null) return { rejection: branchPaymentRejectionText(done, language) }
    const texts = { number: payment.number, left: exactIn(done.leftKop, language) }
    return { lines: [formatText((done.leftKop === 0 ? BOOKING_PAID : BOOKING_PART)[language], texts)] }
  },
})

export const BRANCH_PAYMENT_COMMANDS: readonly Command[] = [payBooking]
