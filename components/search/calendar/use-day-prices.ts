'use client'

import { useCallback, useRef, useState } from 'react'
import { readDayPrices } from '@/lib/browser-api/cars-calendar'
import { addToMonth } from '@/lib/search/calendar-weeks'
import type { LowestDayPrices } from '@/provider/contract/cars-calendar'

type DayPrice = LowestDayPrices['days'][number]
export type DayPrices = ReadonlyMap<string, DayPrice>

/** Months that are asked for together. */
const STEP = 2

/** Prices of the days of a calendar, asked for as their months come into view. Without them the calendar works too. */
export function useDayPrices(scope: Record<string, string> | null, firstMonth: string) {
  const [prices, setPrices] = useState<DayPrices>(new Map())
  const requested = useRef(new Set<string>())
  const query = JSON.stringify(scope)

  const load = useCallback(
    (month: string) => {
      if (query === 'null') return
      const step = Math.floor(monthsBetween(firstMonth, month) / STEP)
      const first = addToMonth(firstMonth, step * STEP)
      if (step < 0 || requested.current.has(first)) return
      requested.current.add(first)
      const { class: ac = '', car = '' }: Record<string, string> = JSON.parse(query)
      readDayPrices({ ac, car, month: first, months: String(STEP) }).then(
        (days) => setPrices((known) => new Map([...known, ...days.map((day) => [day.date, day] as const)])),
        () => undefined,
      )
    },
    [query, firstMonth],
  )
  return { prices, load }
}

function monthsBetween(first: string, second: string): number {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return index(second) - index(first)
}
