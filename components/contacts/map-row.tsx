import { Navigation } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { coordinatesText, type MapPoint, routeHref } from '@/lib/contacts/map-addresses'
import { dgisHref } from '@/lib/content/map-links'
import { CopyButton } from './copy-button'

/** The point as text to copy, and in two maps that know the city. */
export function MapRow({ point }: { point: MapPoint }) {
  const t = useTranslations('contacts.map')
  const text = coordinatesText(point)
  return (
    <div className="map-row">
      <p className="small">
        {t('coordinates')}: <b className="num">{text}</b>
        <br />
        <span className="muted">{t('apps')}</span>
      </p>
      <CopyButton label={t('copy')} text={text} />
      <a className="btn soft sm" href={routeHref(point)} rel="noopener">
        <Navigation aria-hidden="true" className="ic s" />
        {t('yandex')}
      </a>
      <a className="btn soft sm" href={dgisHref(point.latitude, point.longitude)} rel="noopener">
        {t('gis')}
      </a>
    </div>
  )
}
