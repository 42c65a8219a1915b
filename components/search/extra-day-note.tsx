import { useTranslations } from 'next-intl'
import { shorterRental } from '@/lib/search/rental-length'
import type { DateValues } from './use-rental-dates'

/** Hours that begin one more rental day, and until when they do not. */
export function ExtraDayNote({ values }: { values: DateValues }) {
  const t = useTranslations('search.calendar')
  const shorter = shorterRental(values)
  return (
    <p aria-live="polite" className="hint extra-day">
      {shorter && t('extraDay', shorter)}
    </p>
  )
}
