import { BYTES_PER_MB } from '@/provider/contract/rules/files/file-kinds'
import { numberFormat } from '@/provider/contract/rules/text/cached-formats'

/** Writes `1,2`, without the unit, which the sentence around it names; never `0`. */
export function formatMegabytes(bytes: number, locale: string): string {
  const size = Math.max(bytes / BYTES_PER_MB, 0.1)
  return numberFormat(locale, { maximumFractionDigits: 1 }).format(size)
}
