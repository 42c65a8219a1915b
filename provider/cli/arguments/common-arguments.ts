import { z } from 'zod'
import type { Option } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'

export const BookingNumber = z.string().regex(/^[1-9]\d{6}$/)
/** Number of a decision or a damage: `18810125251112345678`, `D-12`. */
export const DebtNumber = z.string().regex(/^(?=.*\d)[\p{L}\d /№.-]{1,40}$/u)
export const Kilometres = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
/** A day and, as `Moment`, a moment on the branch's clock. */
export const Day = z.iso.date()
export const Moment = z.string().regex(/^\d{4}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d$/)
export const Limit = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
export const RowId = z
  .string()
  .regex(/^#?[1-9]\d{0,14}$/)
  .transform((text) => Number(text.replace('#', '')))

export const NUMBER: Option = {
  value: { ru: 'НОМЕР', en: 'NUMBER' },
  about: { ru: 'номер брони, семь цифр', en: 'number of the booking, seven digits' },
  isRequired: true,
}
export const MILEAGE: Option = {
  value: { ru: 'КМ', en: 'KM' },
  about: { ru: 'пробег по одометру, целые километры', en: 'what the odometer says, whole kilometres' },
  isRequired: true,
}
export const AT: Option = {
  value: { ru: 'МОМЕНТ', en: 'MOMENT' },
  about: {
    ru: 'когда это было, «2026-11-22 14:30» по времени филиала; без параметра — сейчас',
    en: 'when it was, "2026-11-22 14:30" in station time; just now when left out',
  },
}
/** Anybody who knows a number and a surname can begin an online payment: it must not prevent a payment at the branch. */
export const UNFINISHED: Option = {
  about: {
    ru: 'клиент начал платить онлайн и бросил: принять здесь; если те деньги всё же придут, лишнее вернётся ему',
    en: 'the client began to pay online and left it: take it here; of money that comes so after all the excess goes back',
  },
}
export const LIMIT: Option = {
  value: { ru: 'ЧИСЛО', en: 'COUNT' },
  about: {
    ru: 'сколько строк показать; без параметра — 50, с --day — все',
    en: 'how many rows to show; 50 when left out, with --day all of them',
  },
}
export const ID: Option = {
  value: { ru: 'НОМЕР', en: 'NUMBER' },
  about: { ru: 'номер записи из списка', en: 'number of the entry as the list shows it' },
  isRequired: true,
}
export const LIMIT_DEFAULT = 50

/** The number in a list, or the public id in letters to the branch. */
export const PaymentId = z
  .string()
  .regex(/^(#?[1-9]\d{0,14}|[A-Za-z0-9_-]{22})$/)
  .transform((text) => text.replace('#', ''))
export const PAYMENT_ID: Option = {
  value: { ru: 'НОМЕР', en: 'NUMBER' },
  about: {
    ru: 'номер платежа из payment list или из письма',
    en: 'number of the payment as payment list or a letter shows it',
  },
  isRequired: true,
}

/** Stored with the action: only the branch reads it. */
export const Reason = z.string().trim().min(1).max(200)
export const REASON: Option = {
  value: { ru: 'ТЕКСТ', en: 'TEXT' },
  about: { ru: 'почему, до 200 знаков, без имён', en: 'why, at most 200 characters, without names' },
  isRequired: true,
}

/** Returns the option of a file that is read; a command that writes the file sets `path: 'write'`. */
export function fileOption(about: CliText): Option {
  return { value: { ru: 'ФАЙЛ', en: 'FILE' }, about, isRequired: true, path: 'read' }
}
