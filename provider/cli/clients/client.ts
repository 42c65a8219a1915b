import { z } from 'zod'
import { readPhone } from '@/provider/cli/arguments/read-phone'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { formatText } from '@/provider/rules/i18n/format-text'

const ENDED: CliText = {
  ru: 'Вход завершён на всех устройствах клиента: {ended}.',
  en: 'The client is signed out on every device: {ended}.',
}
/** Whoever has the password signs in again at once. */
const PASSWORD: CliText = {
  ru: 'Пароль остался прежним. Если его мог узнать чужой, пусть клиент сейчас же задаст новый: «Забыли пароль?» на странице входа.',
  en: 'The password is still the same. If a stranger may know it, the client should set a new one now: "Forgotten your password?" on the sign-in page.',
}
const UNKNOWN: CliText = { ru: 'Клиента с таким телефоном нет.', en: 'No client has this phone.' }

const signOut = defineCommand({
  name: 'client sign-out',
  about: {
    ru: 'Завершить вход клиента на всех устройствах: телефон украли или в кабинет вошёл чужой',
    en: 'Sign a client out on every device: the phone was stolen, or a stranger got into the account',
  },
  options: {
    phone: {
      value: { ru: 'ТЕЛЕФОН', en: 'PHONE' },
      about: { ru: 'телефон, с которым клиент входит', en: 'the phone with which the client signs in' },
      isRequired: true,
    },
  },
  operand: 'phone',
  input: z.object({ phone: z.string().transform(readPhone).pipe(z.string()) }),
  async run({ phone }, { clients, language, staff }) {
    const ended = await clients.signOut(phone, staff())
    if (ended === null) return { rejection: UNKNOWN[language] }
    return { lines: [formatText(ENDED[language], { ended: String(ended) }), PASSWORD[language]] }
  },
})

export const CLIENT_COMMANDS: readonly Command[] = [signOut]
