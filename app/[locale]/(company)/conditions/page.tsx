import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Cancellation } from '@/components/conditions/cancellation'
import { ChangedPlans } from '@/components/conditions/changed-plans'
import { ConditionColumns } from '@/components/conditions/condition-columns'
import { DepositTerms } from '@/components/conditions/deposit-terms'
import { DriverLimits } from '@/components/conditions/driver-limits'
import { Included } from '@/components/conditions/included'
import { InsurancePackages } from '@/components/conditions/insurance-packages'
import { LaterCharges, NeededDocuments, OnTheRoad } from '@/components/conditions/short-terms'
import { TextPage } from '@/components/support/text-page'
import { TextLink } from '@/components/ui/text-link/text-link'
import { findCar, listCars } from '@/lib/api/cars'
import { listDriverClasses } from '@/lib/api/driver-check'
import { listPlaces } from '@/lib/api/places'
import { listPrices } from '@/lib/api/prices'
import { requireSettings } from '@/lib/api/settings'
import { airportFee } from '@/lib/prices/airport-fee'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('conditions')])
  return pageMetadata({
    locale,
    path: '/conditions/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function ConditionsPage() {
  const [settings, classes, places, prices, example, t] = await Promise.all([
    requireSettings(await getLocale()),
    listDriverClasses(),
    listPlaces(),
    // The page is worth showing without the price list.
    listPrices({}).catch(() => null),
    findExampleCar(),
    getTranslations('conditions'),
  ])
  const freeAirport = airportFee(places) === 'free'
  const lead = t.rich('lead', {
    terms: (chunks) => <TextLink href={SITE_LINKS.rentalTerms}>{chunks}</TextLink>,
    offer: (chunks) => <TextLink href={SITE_LINKS.publicOffer}>{chunks}</TextLink>,
  })
  return (
    <TextPage lead={lead} title={t('title')}>
      <ConditionColumns>
        <DriverLimits classes={classes} rules={settings.rules} />
        <NeededDocuments documents={settings.documents} />
        <Included freeAirport={freeAirport} />
        <InsurancePackages insurance={settings.facts.insurance} />
        <DepositTerms example={example} settings={settings} />
        <OnTheRoad settings={settings} />
        <Cancellation settings={settings} />
        <ChangedPlans charges={prices?.charges ?? null} />
        <LaterCharges />
      </ConditionColumns>
    </TextPage>
  )
}

/** The first model of the fleet that needs a deposit. */
async function findExampleCar() {
  const { cars } = await listCars()
  const first = cars.find(({ selfDrive, depositKop }) => selfDrive && depositKop > 0)
  return first ? findCar(first.slug) : null
}
