import { z } from 'zod'
import {
  AT,
  BookingNumber,
  Kilometres,
  MILEAGE,
  Moment,
  NUMBER,
  Reason,
  UNFINISHED,
} from '@/provider/cli/arguments/common-arguments'
import { readMoment } from '@/provider/cli/arguments/read-moment'
import { type Command, defineCommand, type Outcome } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { ANYWAY, askForReason, rejectionAfter } from '@/provider/cli/terminal/confirm-override'
import type { CliText } from '@/provider/cli/text/language'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { rejectionText } from './booking-texts'
import { fromDepositLines, returnLines } from './return-lines'

const CONFIRMED: CliText = { ru: 'Бронь {number} подтверждена.', en: 'Booking {number} is confirmed.' }
const HANDED_OUT: CliText = { ru: 'Бронь {number}: машина выдана.', en: 'Booking {number}: the car is handed over.' }
const BACK: CliText = { ru: 'Бронь {number}: машина возвращена.', en: 'Booking {number}: the car is back.' }
const ABSENT: CliText = { ru: 'Бронь {number}: клиент не приехал.', en: 'Booking {number}: nobody came.' }
const CANCELLED: CliText = {
  ru: 'Бронь {number} отменена. Вернётся онлайн {online}, на месте верните {rest}.',
  en: 'Booking {number} is cancelled. {online} goes back online; give back {rest} at the branch.',
}

/** No car has a larger tank: a larger number is a typing error. */
const TANK_LITRES = 150

type Result = Awaited<ReturnType<Container['bookings']['confirm']>>

const confirm = defineCommand({
  name: 'booking confirm',
  about: {
    ru: 'Подтвердить бронь за клиента: он просил по телефону или на месте',
    en: 'Confirm a booking for a client who asked for it by phone or at the branch',
  },
  options: { number: NUMBER, 'online-unfinished': UNFINISHED },
  input: z.object({ number: BookingNumber, 'online-unfinished': z.boolean().default(false) }),
  async run({ number, 'online-unfinished': isUnfinished }, container) {
    const request = { number, isUnfinished, operator: container.operator }
    return outcomeOf(await container.bookings.confirm(request), CONFIRMED, container)
  },
})

const handOut = defineCommand({
  name: 'booking give-out',
  about: { ru: 'Выдать машину: аренда началась', en: 'Hand the car over: the rental begins' },
  options: {
    number: NUMBER,
    mileage: MILEAGE,
    'papers-seen': {
      about: {
        ru: 'документы водителей сверены на месте',
        en: 'the documents of the drivers were compared at the counter',
      },
    },
    anyway: {
      ...ANYWAY,
      about: {
        ru: 'выдать, хотя залога, оплаты или документов не хватает: почему, до 200 знаков, без имён',
        en: 'give it although deposit, payment or documents are missing: why, at most 200 characters, without names',
      },
    },
    at: AT,
  },
  input: z.object({
    ...{ number: BookingNumber, mileage: Kilometres, at: Moment.optional() },
    'papers-seen': z.boolean().default(false),
    anyway: Reason.nullable().default(null),
  }),
  async run({ number, mileage: mileageKm, at, anyway, 'papers-seen': areDocumentsSeen }, container) {
    const request = { number, mileageKm, at: momentOf(at, container), areDocumentsSeen, operator: container.operator }
    const handOutWith = (reason: string | null) => container.bookings.handOut({ ...request, anyway: reason })
    const result = await handOutWith(anyway)
    if (result.why !== 'not_ready') return outcomeOf(result, HANDED_OUT, container)
    const warning = rejectionText(result, container)
    const reason = await askForReason(warning, container)
    return reason === null
      ? rejectionAfter(warning, container)
      : outcomeOf(await handOutWith(reason), HANDED_OUT, container)
  },
})

const returnCar = defineCommand({
  name: 'booking take-back',
  about: {
    ru: 'Принять машину: аренда завершена, доплаты посчитаны',
    en: 'Take the car back: the rental ends, and what is due is counted',
  },
  options: {
    number: NUMBER,
    mileage: MILEAGE,
    fuel: {
      value: { ru: 'ЛИТРЫ', en: 'LITRES' },
      about: {
        ru: `сколько литров не хватает в баке, не больше ${TANK_LITRES}`,
        en: `litres that the tank lacks, at most ${TANK_LITRES}`,
      },
    },
    wash: { about: { ru: 'машину нужно мыть за счёт клиента', en: 'the client pays for a wash' } },
    also: {
      value: { ru: 'КОДЫ', en: 'CODES' },
      about: {
        ru: 'другие доплаты из настроек, через запятую, например smoking,lostKey',
        en: 'other charges of the settings, with commas, as smoking,lostKey',
      },
    },
    at: AT,
  },
  input: z.object({
    number: BookingNumber,
    mileage: Kilometres,
    fuel: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((litres) => litres <= TANK_LITRES)
      .default(0),
    wash: z.boolean().default(false),
    also: z
      .string()
      .regex(/^[A-Za-z0-9]+(=\d{1,5})?(,[A-Za-z0-9]+(=\d{1,5})?)*$/)
      .transform((text) => text.split(',').map(chargeOf))
      .default([]),
    at: Moment.optional(),
  }),
  async run({ number, mileage: mileageKm, fuel, wash, also, at }, container) {
    const requestedCharges = [
      ...(fuel > 0 ? [{ code: 'fuel', quantity: fuel }] : []),
      ...(wash ? [{ code: 'wash', quantity: 1 }] : []),
      ...also,
    ]
    const request = { number, mileageKm, requestedCharges, at: momentOf(at, container), operator: container.operator }
    const outcome = await container.bookings.returnCar(request)
    if (outcome.why !== null) return { rejection: rejectionText(outcome, container) }
    const [deposit] = await container.deposits.list(number)
    const lines = [formatText(BACK[container.language], { number }), ...returnLines(outcome, container)]
    return { lines: [...lines, ...fromDepositLines(outcome, deposit, container.language)] }
  },
})

const cancel = defineCommand({
  name: 'booking cancel',
  about: {
    ru: 'Отменить бронь со стороны филиала: всё оплаченное возвращается, клиент получит письмо',
    en: 'Cancel a booking for the branch: all that was paid goes back, and the client is told',
  },
  options: {
    number: NUMBER,
    reason: {
      value: { ru: 'ТЕКСТ', en: 'TEXT' },
      about: {
        ru: 'почему, до 200 знаков, без имён; причину прочитает клиент',
        en: 'why, at most 200 characters, without names; the client reads it',
      },
      isRequired: true,
    },
  },
  input: z.object({ number: BookingNumber, reason: z.string().trim().min(1).max(200) }),
  async run(input, container) {
    return outcomeOf(await container.bookings.cancel({ ...input, operator: container.operator }), CANCELLED, container)
  },
})

const noShow = defineCommand({
  name: 'booking no-show',
  about: { ru: 'Отметить, что клиент не приехал', en: 'Write down that nobody came' },
  options: { number: NUMBER },
  input: z.object({ number: BookingNumber }),
  async run({ number }, container) {
    return outcomeOf(await container.bookings.recordNoShow({ number, operator: container.operator }), ABSENT, container)
  },
})

function outcomeOf(result: Result, text: CliText, container: Container): Outcome {
  if (result.why !== null) return { rejection: rejectionText(result, container) }
  const { number, refundedKop, refundedOnlineKop } = result
  const online = roublesIn(refundedOnlineKop, container.language)
  const rest = roublesIn(refundedKop - refundedOnlineKop, container.language)
  return { lines: [formatText(text[container.language], { number, online, rest })] }
}

/** Reads `towOutsideCity=12`; without a quantity it is one. */
function chargeOf(text: string) {
  const [code = '', quantity] = text.split('=')
  return { code, quantity: quantity === undefined ? 1 : Number(quantity) }
}

/** Returns the moment of `--at`; undefined, for now, when it is left out or the branch has no such moment. */
function momentOf(text: string | undefined, { timeZone }: Container): Date | undefined {
  return text === undefined ? undefined : (readMoment(text, timeZone) ?? undefined)
}

export const BOOKING_TRANSITION_COMMANDS: readonly Command[] = [confirm, handOut, returnCar, cancel, noShow]
