import type { FinesAnswer } from '@/provider/contract/fines'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { SettingsService } from '@/provider/modules/settings/service'
import { debtTotals } from '@/provider/rules/debt-totals'
import { fineDebtKop } from '@/provider/rules/fine-debt'
import { type Language, textIn } from '@/provider/rules/language'
import type { FinesRepository } from './repository'

type Parts = { fines: FinesRepository; settings: SettingsService; now: () => Date }

export type FinesService = ReturnType<typeof createFinesService>

export function createFinesService({ fines, settings, now }: Parts) {
  return {
    async list(clientId: number, language: Language): Promise<FinesAnswer> {
      const { timeZone } = await settings.current()
      const today = toStationMoment(now(), timeZone).date
      const rows = await fines.list(clientId)
      const items = rows.map((fine) => ({
        id: fine.id,
        name: textIn(fine.name, language),
        car: fine.car,
        booking: fine.booking,
        size: fine.sizeKop / KOPECKS_PER_ROUBLE,
        date: fine.date,
        place: textIn(fine.place, language),
        paid: fine.paidKop / KOPECKS_PER_ROUBLE,
        debt: fineDebtKop(fine, today) / KOPECKS_PER_ROUBLE,
      }))
      return { items, ...debtTotals(items) }
    },
  }
}
