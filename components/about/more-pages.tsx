import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

const PAGES = [
  { key: 'discounts', href: '/about/discounts/' },
  { key: 'drivers', href: '/about/drivers/' },
  { key: 'events', href: '/about/events/' },
  { key: 'faq', href: '/about/faq/' },
  { key: 'partnership', href: '/about/partnership/' },
  { key: 'support', href: '/support/incident/' },
] as const

/** The pages below this one. */
export function MorePages({ maxDiscountPercent }: { maxDiscountPercent: number }) {
  const t = useTranslations('about.more')
  return (
    <section className="info-block">
      <h2>{t('title')}</h2>
      <div className="info-cards by3">
        {PAGES.map(({ key, href }) => (
          <Link href={href} key={key}>
            <b>{t(key)}</b>
            <span>{key === 'discounts' ? t('discountsText', { percent: maxDiscountPercent }) : t(`${key}Text`)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
