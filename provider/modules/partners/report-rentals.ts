import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'
import { partnerShareKop } from '@/provider/contract/rules/partners/partner-share'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { listPartnerRentals, type PartnerRental } from './report-queries'

/** `shareKop`: the greatest share, by `sharePercent`; the contract with the partner has the details. */
export type PartnerReport = {
  sharePercent: number
  rentals: (PartnerRental & { shareKop: number })[]
  paidKop: number
  shareKop: number
}

type Deps = { db: Database; settings: Settings }

/** Reports rentals of a partner's link that ended in the month, `YYYY-MM` at the branch. */
export async function reportRentals({ db, settings }: Deps, code: string, month: string): Promise<PartnerReport> {
  const { timeZone, partnerSharePercent: sharePercent } = await settings.current()
  const from = beginOf(month, timeZone)
  const to = beginOf(nextMonth(month), timeZone)
  const rows = await listPartnerRentals(db, settings.station, code, { from, to })
  const rentals = rows.map((rental) => ({ ...rental, shareKop: partnerShareKop(rental.paidKop, sharePercent) }))
  const sum = (name: 'paidKop' | 'shareKop') => rentals.reduce((total, rental) => total + rental[name], 0)
  return { sharePercent, rentals, paidKop: sum('paidKop'), shareKop: sum('shareKop') }
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
