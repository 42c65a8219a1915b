import { type MessageFault, messageFault } from '@/lib/contacts/message-rules'

/** What the small form is about (PRODUCT §6). */
export type AskedCar = {
  car: string
  /** In words; empty: without dates. */
  dates: string
}

/** In the order of the form. Boxes are `yes` or empty. */
export const ASK_FIELDS = ['fio', 'phone', 'email', 'privacyPolicy', 'personalData'] as const
export const ASK_BOXES = ['privacyPolicy', 'personalData'] as const

export type AskField = (typeof ASK_FIELDS)[number]
export type AskFields = Record<AskField, string>

/** Keys of `callback.ask.faults`. */
export type AskFault = 'fioEmpty' | Exclude<MessageFault, 'nameEmpty' | 'messageEmpty'>

/** Rules of the small form (specification §5). */
export async function askFault(name: AskField, fields: AskFields): Promise<AskFault | null> {
  if (name === 'fio') return fields.fio.trim() === '' ? 'fioEmpty' : null
  const fault = await messageFault(name, { ...fields, name: '', message: '' })
  return fault === 'nameEmpty' || fault === 'messageEmpty' ? null : fault
}
