import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AboutFacts } from '@/components/about/about-facts'
import { Company } from '@/components/about/company'
import { Fleet } from '@/components/about/fleet'
import { HowWeWork } from '@/components/about/how-we-work'
import { MorePages } from '@/components/about/more-pages'
import { Routes } from '@/components/about/routes'
import { BranchSketches } from '@/components/office/branch-sketches'
import { TextPage } from '@/components/support/text-page'
import { Stack } from '@/components/ui/stack/stack'
import { listCars } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { listTransfers } from '@/lib/api/transfers'
import { airportFee } from '@/lib/prices/airport-fee'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { chauffeurClasses } from '@/lib/transfers/chauffeur-classes'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand, rules }, t] = await Promise.all([requireSettings(locale), getTranslations('about')])
  return pageMetadata({
    locale,
    path: '/about/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand, cars: rules.carsAdvertised }),
  })
}

export default async function AboutPage() {
  const [settings, { classes }, places, { transfers }, t] = await Promise.all([
    requireSettings(await getLocale()),
    listCars(),
    listPlaces(),
    listTransfers(),
    getTranslations('about'),
  ])
  const models = classes.reduce((total, one) => total + one.models, 0)
  return (
    <TextPage lead={t('lead')} title={t('title', { brand: settings.brand })}>
      <Stack gap={36}>
        <AboutFacts freeAirport={airportFee(places) === 'free'} models={models} rules={settings.rules} />
        <Fleet
          cars={settings.rules.carsAdvertised}
          classes={classes}
          withDriver={chauffeurClasses(transfers, classes)}
        />
        <HowWeWork settings={settings} />
        <Routes classes={classes} />
        <div>
          <BranchSketches />
          <Company settings={settings} />
        </div>
        <MorePages maxDiscountPercent={settings.rules.maxDiscountPercent} />
      </Stack>
    </TextPage>
  )
}
