import type { FinesAnswer } from '@/provider/contract/account'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { type Language, textIn } from '@/provider/rules/language'
import type { FinesRepository } from './repository'

export type FinesService = ReturnType<typeof createFinesService>

export function createFinesService(fines: FinesRepository) {
  return {
    async list(clientId: number, language: Language): Promise<FinesAnswer> {
      const rows = await fines.list(clientId)
      return {
        items: rows.map(({ name, place, sizeKop, status, ...fine }) => ({
          ...fine,
          name: textIn(name, language),
          place: textIn(place, language),
          size: sizeKop / KOPECKS_PER_ROUBLE,
          paid: status === 'paid',
        })),
      }
    },
  }
}
