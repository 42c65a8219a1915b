import { useTranslations } from 'next-intl'
import { DepositExample } from '@/components/deposit/deposit-example'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { CarPage } from '@/lib/cars/car'
import { depositExample } from '@/lib/deposits/example'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** What becomes of this model's deposit, in its own sums; nothing of a model without one. */
export function CarDeposit({ car }: { car: CarPage }) {
  const t = useTranslations('cars')
  const conditions = useTranslations('conditions.deposit')
  if (!depositExample(car.depositKop, car.deductibleKop)) return null
  return (
    <Panel flow="stack" heading={t('depositHow')} headingId="deposit-how">
      <DepositExample car={car} />
      <p>{conditions('damage')}</p>
      <TextLink href={`${SITE_LINKS.conditions}#deposit`}>{t('depositMore')}</TextLink>
    </Panel>
  )
}
