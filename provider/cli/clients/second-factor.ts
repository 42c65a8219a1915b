import { z } from 'zod'
import { readPhone } from '@/provider/cli/arguments/read-phone'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'

const RESET: CliText = {
  ru: 'Вход с кодом из приложения отключён; клиенту отправлены СМС и письмо.',
  en: 'The sign-in with a code of an app is off; the client gets an SMS and an email.',
}
const REJECTIONS: Record<'unknown' | 'off', CliText> = {
  unknown: { ru: 'Нет клиента с таким телефоном.', en: 'There is no client with this phone.' },
  off: { ru: 'У этого клиента вход с кодом не включён.', en: 'This client has no sign-in with a code.' },
}

const reset = defineCommand({
  name: 'second-factor reset',
  about: {
    ru: 'Отключить клиенту вход с кодом из приложения: он потерял телефон и резервные коды. Сначала сверьте паспорт',
    en: 'Switch off a client’s sign-in with a code of an app, who lost phone and recovery codes. Compare the passport first',
  },
  options: {
    phone: {
      value: { ru: 'ТЕЛЕФОН', en: 'PHONE' },
      about: { ru: 'телефон клиента, с которым он входит', en: 'the phone with which the client signs in' },
      isRequired: true,
    },
  },
  operand: 'phone',
  input: z.object({ phone: z.string().transform(readPhone).pipe(z.string()) }),
  async run({ phone }, { clients, language, staff }) {
    const outcome = await clients.resetFactor(phone, staff())
    return outcome === 'reset' ? { lines: [RESET[language]] } : { rejection: REJECTIONS[outcome][language] }
  },
})

export const SECOND_FACTOR_COMMANDS: readonly Command[] = [reset]
