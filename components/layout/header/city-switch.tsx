import { getTranslations } from 'next-intl/server'
import { SisterCities } from '@/components/layout/footer/sister-cities'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
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
          <Icon of="map-pin" size="s" />
          <b>{t('city')}</b>
          <Icon of="chevron-down" size="s" />
        </>
      }
      summaryClassName="row"
    >
      <SisterCities cities={settings.sisterCities} label={t('otherCities')} />
    </Disclosure>
  )
}
