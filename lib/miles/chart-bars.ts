import type { ChargeResponse } from '@/provider/contract/miles'

/** Of the drawing; its width is that of twelve months. */
export const CHART = { height: 110, monthWidth: 36, barWidth: 11 } as const

type Bar = { x: number; y: number; height: number }
export type MonthBars = { month: string; middle: number; came: Bar; went: Bar }

/** Two bars a month, as tall as the greatest of all months is to the drawing; something small is still seen. */
export function chartBars(months: ChargeResponse['months']): MonthBars[] {
  const greatest = Math.max(1, ...months.flatMap(({ came, went }) => [came, went]))
  return months.map(({ month, came, went }, index) => {
    const middle = (index + 0.5) * CHART.monthWidth
    const barOf = (miles: number, x: number) => {
      const height = miles === 0 ? 0 : Math.max(2, Math.round((miles / greatest) * CHART.height))
      return { x, y: CHART.height - height, height }
    }
    return { month, middle, came: barOf(came, middle - CHART.barWidth - 1), went: barOf(went, middle + 1) }
  })
}
