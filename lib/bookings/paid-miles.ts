import type { Booking } from '@/provider/contract/bookings'

/** Miles that pay for a booking; 0: none do. @param mileKop what one of them pays */
export function paidMiles({ price }: Pick<Booking, 'price'>, mileKop: number): number {
  const line = price.lines.find(({ code }) => code === 'miles')
  return line ? Math.round(-line.amountKop / mileKop) : 0
}
