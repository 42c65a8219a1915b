import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { shorterRental } from '@/lib/search/rental-length'
import type { DateValues } from './use-rental-dates'

/** Hours that begin one more rental day, and until when they do not. */
export function ExtraDayNote({ values }: { values: DateValues }) {
  const t = useTranslations('search.calendar')
  const shorter = shorterRental(values)
  return (
    <Text aria-live="polite" size="xs" tone="muted">
      {shorter && t('extraDay', shorter)}
    </Text>
  )
}
