import 'server-only'
import { type CarDay, toCarDay } from '@/lib/cars/car-day'
import { CarCalendar } from '@/provider/contract/cars'
import { callProvider } from './provider/call-provider'

/** The days of one month of a model, `month` as `YYYY-MM` on the station's calendar. @throws {ProviderError} */
export async function listCarDays(slug: string, month: string): Promise<CarDay[]> {
  const path = `/sun/v2/cars/${encodeURIComponent(slug)}/calendar?month=${month}` as const
  const { days } = await callProvider({ path, answer: CarCalendar })
  return days.map(toCarDay)
}
