import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { News } from '@/provider/modules/outbox/content'
import type { SettingsService } from '@/provider/modules/settings/service'
import { debtNews, isDebtNews } from '@/provider/rules/debt-news'
import type { DebtMessageKind } from '@/provider/rules/debt-templates'
import type { FindDebt } from './debt-news-repository'

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
