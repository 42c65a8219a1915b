import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'
import { partnerShareKop } from '@/provider/contract/rules/partners/partner-share'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { PartnerRental, PartnerReportRepository } from './report-queries'

/** `shareKop`: at most, by `sharePercent`; the contract with the partner knows the rest. */
export type PartnerReport = {
  sharePercent: number
  rentals: (PartnerRental & { shareKop: number })[]
  paidKop: number
  shareKop: number
}

type Parts = { reports: PartnerReportRepository; settings: SettingsService }

/** What came by a partner's link. */
export function createPartnerReports({ reports, settings }: Parts) {
  return {
    /** Rentals that ended in the month, `YYYY-MM` at the station. */
    async ofMonth(code: string, month: string): Promise<PartnerReport> {
      const { timeZone, partnerSharePercent: sharePercent } = await settings.current()
      const from = beginOf(month, timeZone)
      const to = beginOf(nextMonth(month), timeZone)
      const found = await reports.list(settings.station, code, { from, to })
      const rentals = found.map((rental) => ({ ...rental, shareKop: partnerShareKop(rental.paidKop, sharePercent) }))
      const sum = (name: 'paidKop' | 'shareKop') => rentals.reduce((total, rental) => total + rental[name], 0)
      return { sharePercent, rentals, paidKop: sum('paidKop'), shareKop: sum('shareKop') }
    },
  }
}

function beginOf(month: string, timeZone: string): Date {
  const begin = fromStationMoment({ date: `${month}-01`, time: '00:00' }, timeZone)
  if (!begin) throw new Error(`no such month: ${month}`)
  return begin
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}
