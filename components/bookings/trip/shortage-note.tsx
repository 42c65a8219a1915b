import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice/notice'
import type { Shortage } from '@/lib/options/offered-choice'

/** What was asked for and is not there any more, by name: the choice goes on with what is left. */
export function ShortageNote({ short }: { short: Shortage[] }) {
  const t = useTranslations('bookings.trip')
  if (short.length === 0) return null
  return (
    <Notice kind="error" role="alert">
      <ul>
        {short.map(({ name, left }) => (
          <li key={name}>{t('short', { name, count: left })}</li>
        ))}
      </ul>
    </Notice>
  )
}
