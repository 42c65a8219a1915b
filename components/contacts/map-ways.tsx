import { useTranslations } from 'next-intl'
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
      <a className="btn soft sm" href={routeHref(point)} rel="noopener">
        <Icon of="navigation" size="s" />
        {t('yandex')}
      </a>
      <a className="btn soft sm" href={dgisHref(point.latitude, point.longitude)} rel="noopener">
        <Icon of="map-pinned" size="s" />
        {t('gis')}
      </a>
    </>
  )
}
