import { z } from 'zod'
import type { Option } from '@/provider/cli/command'
import { ROUBLES } from '@/provider/cli/money'
import { MEANS } from '@/provider/rules/payments/branch-payment'

export const AMOUNT: Option = {
  value: ROUBLES,
  about: { ru: 'сколько получили, в целых рублях', en: 'how much was taken, in whole roubles' },
  isRequired: true,
}
export const PaidBy = z.enum(MEANS).nullable().default(null)
export const MEANS_OPTION: Option = {
  value: { ru: 'СПОСОБ', en: 'MEANS' },
  about: {
    ru: `чем заплатили: ${MEANS.join(', ')} — наличные, карта, перевод`,
    en: `how it was paid: ${MEANS.join(', ')}`,
  },
}
