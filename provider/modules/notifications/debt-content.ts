import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import { debtTexts, isStillDue } from '@/provider/modules/notifications/rules/debt-values'
import type { ReadNotification } from '@/provider/modules/outbox/content'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { DebtMessageKind } from '@/provider/rules/notifications/debt-texts'
import { findDamage, findFine } from './debt-queries'

export type DebtContentDeps = { db: Database; settings: Settings; siteUrl: string; now: () => Date }

/** Creates the reader of what notifications about fines, damages and disputes say when they are sent. */
export function createDebtContent({ db, settings, siteUrl, now }: DebtContentDeps): ReadNotification<DebtMessageKind> {
  return async ({ kind, params }, language) => {
    const { station } = settings
    const data = await settings.current()
    const today = toStationMoment(now(), data.timeZone).date
    const debt =
      params.fine === undefined
        ? await findDamage(db, station, Number(params.damage))
        : await findFine(db, station, Number(params.fine))
    if (!debt || !isStillDue(kind, debt, today)) return null
    return debtTexts(debt, { today, data, siteUrl, language })
  }
}
