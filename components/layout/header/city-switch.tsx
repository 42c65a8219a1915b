import { ChevronDown, MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { SisterCities } from '@/components/layout/footer/sister-cities'
import { Disclosure } from '@/components/ui/disclosure'
import type { Settings } from '@/provider/contract/settings'

/** This branch, and under it the sites of the other cities. */
export async function CitySwitch({ settings }: { settings: Settings | null }) {
  const t = await getTranslations('layout')
  if (!settings?.sisterCities.length) return null
  return (
    <Disclosure
      className="cities"
      summary={
        <>
          <MapPin aria-hidden="true" className="ic s" />
          <b>{t('city')}</b>
          <ChevronDown aria-hidden="true" className="ic s" />
        </>
      }
      summaryClassName="row"
    >
      <SisterCities cities={settings.sisterCities} label={t('otherCities')} />
    </Disclosure>
  )
}
