import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { coordinatesText, type MapPoint, routeHref } from '@/lib/contacts/map-addresses'
import { dgisHref } from '@/lib/content/map-links'
import { CopyButton } from './copy-button'

/** The point to copy, and in two maps that know the city. */
export function MapWays({ point }: { point: MapPoint }) {
  const t = useTranslations('contacts.map')
  return (
    <>
      <CopyButton label={t('copy')} text={coordinatesText(point)} />
      <Button href={routeHref(point)} isExternal rel="noopener" size="s" variant="soft">
        <Icon of="navigation" size="s" />
        {t('yandex')}
      </Button>
      <Button href={dgisHref(point.latitude, point.longitude)} isExternal rel="noopener" size="s" variant="soft">
        <Icon of="map-pinned" size="s" />
        {t('gis')}
      </Button>
    </>
  )
}
