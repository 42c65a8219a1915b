import { STATION_TIME_ZONE } from '@/lib/config/product'

// Swedish writes dates as an address does, `2026-12-12 12:00`: the browser needs no library for it.
const STATION_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: STATION_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as the address's drop-off: `to`, `toTime`, station local. */
export function dropoffFields(instant: string): { to: string; toTime: string } {
  const [to = '', toTime = ''] = STATION_CLOCK.format(new Date(instant)).split(' ')
  return { to, toTime }
}
