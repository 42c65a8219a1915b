import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

type Props = { term: string; children: ReactNode; note?: ReactNode; changeHref?: string | undefined }

/** One line of a `<dl>`: what, its value, a note under it, and the way to change it. */
export function ReviewRow({ term, children, note, changeHref }: Props) {
  const t = useTranslations('bookings.trip')
  return (
    <div className="rev">
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <span>{note}</span>}
      </dd>
      {changeHref && (
        <dd className="ed">
          <Link aria-label={t('changeWhat', { what: term })} className="link small" href={changeHref}>
            {t('change')}
          </Link>
        </dd>
      )}
    </div>
  )
}
