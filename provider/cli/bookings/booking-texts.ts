import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { type Locale, momentText } from '@/provider/cli/text/moment-text'
import { NO_DOCUMENTS, VERIFICATION_NAMES } from '@/provider/cli/text/verification-texts'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { HandOutGap } from '@/provider/rules/bookings/hand-out-gaps'
import type { TransitionRejection } from '@/provider/rules/bookings/staff-transitions'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'

export const STATUS_NAMES: Record<BookingStatus, CliText> = {
  held: { ru: 'закреплена', en: 'held' },
  awaiting_payment: { ru: 'ждёт оплаты', en: 'awaiting payment' },
  confirmed: { ru: 'подтверждена', en: 'confirmed' },
  active: { ru: 'машина у клиента', en: 'car is out' },
  completed: { ru: 'завершена', en: 'completed' },
  expired: { ru: 'истекла', en: 'expired' },
  cancelled_client: { ru: 'отменил клиент', en: 'cancelled by the client' },
  cancelled_branch: { ru: 'отменил филиал', en: 'cancelled by the branch' },
  no_show: { ru: 'клиент не приехал', en: 'no-show' },
}

const REJECTIONS: Record<TransitionRejection['why'], CliText> = {
  not_found: { ru: 'Нет такой брони.', en: 'There is no such booking.' },
  is_paying: {
    ru: 'Клиент сейчас платит за бронь онлайн: дождитесь ответа банка; если он бросил оплату — добавьте --online-unfinished.',
    en: 'The client is paying for it online: wait for the bank; if he left it, add --online-unfinished.',
  },
  expired: { ru: 'Время закрепления вышло: оформите бронь заново.', en: 'Its hold ran out: book it anew.' },
  illegal_transition: {
    ru: 'Так нельзя: бронь сейчас «{status}».',
    en: 'Not from here: the booking is “{status}” now.',
  },
  too_early: { ru: 'Рано: аренда начинается {moment}.', en: 'Too early: the rental begins {moment}.' },
  not_begun: { ru: 'Рано: время получения ещё не наступило.', en: 'Too early: the pick-up is still to come.' },
  future: { ru: 'Этот момент ещё не наступил.', en: 'That moment is still to come.' },
  before_hand_over: { ru: 'Машину вернули раньше, чем выдали.', en: 'The car came back before it went.' },
  car_away: {
    ru: 'Эта машина ещё у другого клиента, бронь {number}.',
    en: 'This car is still out with another client, booking {number}.',
  },
  not_ready: {
    ru: 'Перед выдачей не хватает:\n{gaps}\nВыдаёте всё равно — добавьте --anyway "почему": это запишется.',
    en: 'Not ready to hand over:\n{gaps}\nTo hand over anyway add --anyway "reason"; it is recorded.',
  },
  mileage_back: {
    ru: 'Пробег меньше прежнего: было {km} км. Ошибку в пробеге машины исправляет import fleet.',
    en: 'That is less than before: it was {km} km. A wrong mileage of the car is corrected with import fleet.',
  },
  mileage_far: {
    ru: 'Столько не проехать: ожидаем не больше {km} км. Проверьте число.',
    en: 'Nobody drives that far: at most {km} km are expected. Check the number.',
  },
  unknown_charge: {
    ru: 'Нет доплаты «{code}». Есть: {known}.',
    en: 'There is no charge "{code}". There are: {known}.',
  },
  charge_twice: { ru: 'Доплата «{code}» указана дважды.', en: 'The charge "{code}" is given twice.' },
  charge_is_found: {
    ru: 'Доплату «{code}» программа считает сама.',
    en: 'The program itself counts the charge "{code}".',
  },
  charge_has_no_price: {
    ru: 'У доплаты «{code}» нет цены в настройках.',
    en: 'The charge "{code}" has no price in the settings.',
  },
  charge_included: {
    ru: 'Доплату «{code}» с этой модели не берут: у неё пометка «Мойка включена».',
    en: 'The charge "{code}" is never taken for this model: its tag says "Wash included".',
  },
}

const GAPS: Record<HandOutGap['what'], CliText> = {
  deposit: {
    ru: 'залог: заблокировано {held} из {needed} (deposit hold)',
    en: 'deposit: {held} of {needed} is blocked (deposit hold)',
  },
  unpaid: { ru: 'аренда: не оплачено {left} (booking pay)', en: 'rental: {left} is not paid (booking pay)' },
  papers: {
    ru: 'документы: {name} — {state} (проверили здесь — --papers-seen)',
    en: 'documents: {name}, {state} (compared here: --papers-seen)',
  },
}
/** The branch rejected the driver: comparing his documents at the counter is not enough. */
const REJECTED: CliText = {
  ru: 'документы: {name} — отказано (driver show)',
  en: 'documents: {name}, rejected (driver show)',
}

function gapText(gap: HandOutGap, language: CliLanguage): string {
  const money = (kop: number) => exactIn(kop, language)
  if (gap.what === 'deposit')
    return formatText(GAPS.deposit[language], { held: money(gap.heldKop), needed: money(gap.neededKop) })
  if (gap.what === 'unpaid') return formatText(GAPS.unpaid[language], { left: money(gap.leftKop) })
  const { name, verification } = gap
  if (verification === 'rejected') return formatText(REJECTED[language], { name })
  const state = (verification ? VERIFICATION_NAMES[verification] : NO_DOCUMENTS)[language]
  return formatText(GAPS.papers[language], { name, state })
}

/** Returns why a booking may not change its state so. */
export function rejectionText(rejection: TransitionRejection, locale: Locale): string {
  const { language } = locale
  const values: Record<string, string> = {}
  if (rejection.why === 'illegal_transition') values.status = STATUS_NAMES[rejection.status][language]
  if (rejection.why === 'too_early') values.moment = momentText(rejection.startAt, locale)
  if (rejection.why === 'not_ready') values.gaps = rejection.gaps.map((gap) => `  ${gapText(gap, language)}`).join('\n')
  if (rejection.why === 'car_away') values.number = rejection.number
  if ('mileageKm' in rejection) values.km = rejection.mileageKm.toLocaleString(language)
  if ('code' in rejection) Object.assign(values, { code: rejection.code, known: rejection.listedCodes.join(', ') })
  return formatText(REJECTIONS[rejection.why][language], values)
}
