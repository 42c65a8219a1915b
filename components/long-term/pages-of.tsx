import '@/components/ui/choice.css'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { type LongTermFilter, longTermHref } from '@/lib/long-term/long-term-filter'

/** The pages of a long list. */
export function PagesOf({ filter, pages }: { filter: LongTermFilter; pages: number }) {
  const t = useTranslations('longTerm')
  if (pages < 2) return null
  return (
    <nav aria-label={t('pages')} className="choice lt-pages">
      <div className="seg">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <Link
            aria-current={page === filter.page ? 'page' : undefined}
            aria-label={t('page', { page })}
            href={longTermHref(filter, { page })}
            key={page}
          >
            {page}
          </Link>
        ))}
      </div>
    </nav>
  )
}
