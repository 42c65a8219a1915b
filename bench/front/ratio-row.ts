import { median } from '../measure'
import type { Row } from '../report'

/** A row of ratios, one of each round: their median, and how far they spread. */
export function ratioRow(
  metric: string,
  ratios: number[],
  limit: number | null,
  better: Row['better'],
  about: string,
): Row {
  const detail = ratios.length > 1 ? `rounds ${range(ratios)}; ${about}` : about
  return { metric, value: median(ratios), unit: '×', limit, better, detail }
}

export function range(values: number[]): string {
  return `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`
}
