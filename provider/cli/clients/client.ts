import { z } from 'zod'
import { readPhone } from '@/provider/cli/arguments/read-phone'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { formatText } from '@/provider/rules/i18n/format-text'

const PHONE = {
  phone: {
    value: { ru: 'ТЕЛЕФОН', en: 'PHONE' },
    about: { ru: 'телефон, с которым клиент входит', en: 'the phone with which the client signs in' },
    isRequired: true,
  },
} as const
const Input = z.object({ phone: z.string().transform(readPhone).pipe(z.string()) })

const ENDED: CliText = {
  ru: 'Вход завершён на всех устройствах клиента: {ended}.',
  en: 'The client is signed out on every device: {ended}.',
}
/** A thief who has the password signs in again at once. */
const PASSWORD: CliText = {
  ru: 'Пароль остался прежним. Если его мог узнать посторонний, пусть клиент сейчас же задаст новый: «Забыли пароль?» на странице входа.',
  en: 'The password is still the same. If a stranger may know it, the client should set a new one now: "Forgotten your password?" on the sign-in page.',
}
const UNKNOWN: CliText = { ru: 'Клиента с таким телефоном нет.', en: 'No client has this phone.' }

const signOut = defineCommand({
  name: 'client sign-out',
  about: {
    ru: 'Завершить вход клиента на всех устройствах: телефон украли или в кабинет вошёл посторонний',
    en: 'Sign a client out on every device: the phone was stolen, or a stranger got into the account',
  },
  options: PHONE,
  operand: 'phone',
  input: Input,
  async run({ phone }, { clients, language, staff }) {
    const ended = await clients.signOut(phone, staff())
    if (ended === null) return { rejection: UNKNOWN[language] }
    return { lines: [formatText(ENDED[language], { ended: String(ended) }), PASSWORD[language]] }
  },
})

const RESET: CliText = {
  ru: 'Вход с кодом из приложения отключён; клиенту отправлено сообщение.',
  en: 'Two-step verification is off; the client is notified.',
}
const NO_FACTOR: CliText = {
  ru: 'У этого клиента вход с кодом не включён.',
  en: 'This client has no two-step verification.',
}

const resetFactor = defineCommand({
  name: 'second-factor reset',
  about: {
    ru: 'Отключить клиенту вход с кодом из приложения: он потерял телефон и резервные коды. Сначала сверьте паспорт',
    en: 'Turn off two-step verification for a client who lost both phone and recovery codes. Compare the passport first',
  },
  options: PHONE,
  operand: 'phone',
  input: Input,
  async run({ phone }, { clients, language, staff }) {
    const outcome = await clients.resetFactor(phone, staff())
    if (outcome === 'reset') return { lines: [RESET[language]] }
    return { rejection: (outcome === 'unknown' ? UNKNOWN : NO_FACTOR)[language] }
  },
})

export const CLIENT_COMMANDS: readonly Command[] = [signOut, resetFactor]
