'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useLiveQuote } from '@/components/quotes/live-quote'
import type { LineNames } from '@/lib/options/option-names'
import type { Booking } from '@/provider/contract/bookings'
import type { Price, QuoteLine } from '@/provider/contract/quotes'
import { divideOverpaid } from '@/provider/contract/rules/bookings/change-refund'

type Change = { booking: Pick<Booking, 'price' | 'paidKop' | 'cancellation'>; names: LineNames }

const ChangeContext = createContext<Change | null>(null)

/** The price as it is booked and paid, for everything that tells what a change makes of it. */
export function ChangeProvider({ children, ...change }: Change & { children: ReactNode }) {
  return <ChangeContext value={change}>{children}</ChangeContext>
}

/** @throws {Error} outside of a `ChangeProvider` */
export function useChangedPrice() {
  const change = useContext(ChangeContext)
  if (!change) throw new Error('no ChangeProvider above')
  const { quote } = useLiveQuote()
  const { booking, names } = change
  const { paidKop, cancellation } = booking
  const sumOf = ({ lines }: Price, codes: readonly QuoteLine['code'][]) =>
    lines.reduce((sum, { code, amountKop }) => (codes.includes(code) ? sum + amountKop : sum), 0)
  return {
    names,
    bookedPrice: booking.price,
    price: quote.price,
    differenceKop: quote.price.totalKop - booking.price.totalKop,
    /** Paid above the new price, and not refunded any more. */
    retainedKop: divideOverpaid({ paidKop, keptKop: cancellation.keptKop }, quote.price).retainedKop,
    /** Of some lines. */
    differenceOf: (codes: readonly QuoteLine['code'][]) => sumOf(quote.price, codes) - sumOf(booking.price, codes),
  }
}
