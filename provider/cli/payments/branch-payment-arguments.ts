import { z } from 'zod'
import type { Option } from '@/provider/cli/command'
import { ROUBLES } from '@/provider/cli/money'
import { BRANCH_MEANS } from '@/provider/contract/payments-states'

export const AMOUNT: Option = {
  value: ROUBLES,
  about: { ru: 'сколько получили, в целых рублях', en: 'how much was taken, in whole roubles' },
  isRequired: true,
}
export const PaidBy = z.enum(BRANCH_MEANS).nullable().default(null)
export const MEANS_OPTION: Option = {
  value: { ru: 'СПОСОБ', en: 'MEANS' },
  about: {
    ru: `чем заплатили: ${BRANCH_MEANS.join(', ')} — наличные, карта, перевод`,
    en: `how it was paid: ${BRANCH_MEANS.join(', ')}`,
  },
}
