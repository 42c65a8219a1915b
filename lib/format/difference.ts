import { formatRoubles } from './money'

/** A difference of two sums: `+1 234 ₽`, `−1 234 ₽`. */
export function formatDifference(kopecks: number, locale: string): string {
  return `${kopecks > 0 ? '+' : ''}${formatRoubles(kopecks, locale)}`
}
