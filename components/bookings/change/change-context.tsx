'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useLiveQuote } from '@/components/quotes/live-quote'
import type { LineNames } from '@/lib/options/option-names'
import type { Price, QuoteLine } from '@/provider/contract/quotes'

type Change = { bookedPrice: Price; names: LineNames }

const ChangeContext = createContext<Change | null>(null)

/** The price as it is booked, for everything that tells what a change makes of it. */
export function ChangeProvider({ children, ...change }: Change & { children: ReactNode }) {
  return <ChangeContext value={change}>{children}</ChangeContext>
}

/** @throws {Error} outside of a `ChangeProvider` */
export function useChangedPrice() {
  const change = useContext(ChangeContext)
  if (!change) throw new Error('no ChangeProvider above')
  const { quote } = useLiveQuote()
  const sumOf = ({ lines }: Price, codes: readonly QuoteLine['code'][]) =>
    lines.reduce((sum, { code, amountKop }) => (codes.includes(code) ? sum + amountKop : sum), 0)
  return {
    ...change,
    price: quote.price,
    differenceKop: quote.price.totalKop - change.bookedPrice.totalKop,
    /** Of some lines. */
    differenceOf: (codes: readonly QuoteLine['code'][]) => sumOf(quote.price, codes) - sumOf(change.bookedPrice, codes),
  }
}
