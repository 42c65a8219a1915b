import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { debtNews, isDebtNews } from '@/provider/modules/notifications/rules/debt-values'
import type { News } from '@/provider/modules/outbox/content'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { DebtMessageKind } from '@/provider/rules/notifications/debt-texts'
import type { FindDebt } from './debt-queries'

type Parts = { findDebt: FindDebt; settings: SettingsService; siteUrl: string; now: () => Date }

/** What messages about fines, damages and disputes say, read when they leave. */
export function createDebtNews({ findDebt, settings, siteUrl, now }: Parts): News<DebtMessageKind> {
  return {
    async tell({ kind, params }, language) {
      const { timeZone, fines } = await settings.current()
      const today = toStationMoment(now(), timeZone).date
      const of = params.fine === undefined ? 'damage' : 'fine'
      const debt = await findDebt[of](settings.station, Number(params[of]))
      if (!debt || !isDebtNews(kind, debt, today)) return null
      return debtNews(debt, { today, disputeDays: fines.disputeDays, siteUrl, language })
    },
  }
}
