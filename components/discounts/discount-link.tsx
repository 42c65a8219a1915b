import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { promoHref } from '@/lib/content/promo-href'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Discount } from '@/provider/contract/content'

type Props = Pick<Discount, 'rule' | 'promoCode'> & { longTermUrl: string }

/** To the page where the discount can be seen at work. */
export function DiscountLink({ rule, promoCode, longTermUrl }: Props) {
  const t = useTranslations('discounts.go')
  if (promoCode !== null)
    return (
      <Button aria-label={t('promoCode', { code: promoCode })} href={promoHref(promoCode)} variant="soft">
        {t('promo')}
      </Button>
    )
  if (rule === 'longTerm' && longTermUrl !== '')
    return (
      <Button href={longTermUrl} isExternal rel="noopener" variant="soft">
        {t('longTerm')}
      </Button>
    )
  const href = {
    period: SITE_LINKS.prices,
    mileageOption: SITE_LINKS.rent,
    promo: SITE_LINKS.rent,
    longTerm: SITE_LINKS.longTerm,
  }
  return (
    <Button href={href[rule]} variant="soft">
      {t(rule)}
    </Button>
  )
}
