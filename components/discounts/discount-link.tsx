import { useTranslations } from 'next-intl'
import { promoHref } from '@/lib/content/promo-href'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Discount } from '@/provider/contract/content'

type Props = Pick<Discount, 'rule' | 'promoCode'> & { longTermUrl: string }

/** To the page where the discount can be seen at work. */
export function DiscountLink({ rule, promoCode, longTermUrl }: Props) {
  const t = useTranslations('discounts.go')
  if (promoCode !== null)
    return (
      <Link aria-label={t('promoCode', { code: promoCode })} className="btn soft" href={promoHref(promoCode)}>
        {t('promo')}
      </Link>
    )
  if (rule === 'longTerm' && longTermUrl !== '')
    return (
      <a className="btn soft" href={longTermUrl} rel="noopener">
        {t('longTerm')}
      </a>
    )
  const href = {
    period: SITE_LINKS.prices,
    mileageOption: SITE_LINKS.rent,
    promo: SITE_LINKS.rent,
    longTerm: SITE_LINKS.longTerm,
  }
  return (
    <Link className="btn soft" href={href[rule]}>
      {t(rule)}
    </Link>
  )
}
