import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { OffersAnswer } from '@/provider/contract/account'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { EmptySection } from './empty-section'

/** Offers made to this client alone. */
export function OffersView({ items }: { items: OffersAnswer['items'] }) {
  const t = useTranslations('client')
  const locale = useLocale()
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.discounts, name: t('empty.offers.action') }}
        picture="empty-clear"
        section="offers"
      />
    )
  return (
    <>
      <p className="muted">{t('offersNote')}</p>
      <ul className="grid2">
        {items.map(({ id, naimenovanie, cd, PriceDiscount, features_options }) => (
          <li className="offer" key={id}>
            <h2 className="h-sub">{naimenovanie}</h2>
            <p>{cd.naimenovanie}</p>
            <p className="big num">
              {formatRoubles(PriceDiscount * KOPECKS_PER_ROUBLE, locale)} <small>{t('perDay')}</small>
            </p>
            <ul>
              {features_options.map(({ name }) => (
                <li className="row" key={name}>
                  <Check aria-hidden="true" className="ic s" />
                  {name}
                </li>
              ))}
            </ul>
            <p>
              <Link className="btn dark sm" href={SITE_LINKS.booking}>
                {t('chooseDates')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
