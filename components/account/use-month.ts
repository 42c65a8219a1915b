import { useFormatter } from '@/lib/i18n/use-formatter'

/** `YYYY-MM` in words; a heading needs no «г.» behind its year. */
export function useMonth(): (month: string) => string {
  const format = useFormatter()
  return (month) =>
    format
      .dateTime(new Date(`${month}-15`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
      .replace(/\s*г\.$/u, '')
}
