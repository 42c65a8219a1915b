import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon/icon'
import type { Settings } from '@/provider/contract/settings'
import { DismissibleDisclosure } from './dismissible-disclosure'
import { SisterCities } from './sister-cities'

type Props = {
  settings: Settings | null
  /** At the end of the menu: tall, and its list opens upwards. */
  isAtEnd?: boolean
}

/** This branch, and under it the sites of the other cities. */
export async function CitySwitch({ settings, isAtEnd = false }: Props) {
  const t = await getTranslations('layout')
  if (!settings?.sisterCities.length) return null
  return (
    <DismissibleDisclosure
      look={isAtEnd ? 'cityTall' : 'city'}
      summary={
        <>
          <Icon of="map-pin" size="s" />
          <b>{t('city')}</b>
          <Icon of="chevron-down" size="s" />
        </>
      }
    >
      <SisterCities cities={settings.sisterCities} label={t('otherCities')} opens={isAtEnd ? 'up' : 'down'} />
    </DismissibleDisclosure>
  )
}
