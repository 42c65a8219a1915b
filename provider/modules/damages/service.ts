import type { DamagesAnswer } from '@/provider/contract/account'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { debtTotals } from '@/provider/rules/debt-totals'
import { type Language, textIn } from '@/provider/rules/language'
import type { DamagesRepository } from './repository'

export type DamagesService = ReturnType<typeof createDamagesService>

export function createDamagesService(damages: DamagesRepository) {
  return {
    async list(clientId: number, language: Language): Promise<DamagesAnswer> {
      const rows = await damages.list(clientId)
      const items = rows.map(({ damage, costKop, paidKop, debtKop, ...rest }) => ({
        ...rest,
        damage: textIn(damage, language),
        cost: costKop / KOPECKS_PER_ROUBLE,
        paid: paidKop / KOPECKS_PER_ROUBLE,
        debt: debtKop / KOPECKS_PER_ROUBLE,
      }))
      return { items, ...debtTotals(items) }
    },
  }
}
