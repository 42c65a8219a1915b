import './content.css'
import { useTranslations } from 'next-intl'
import { dgisHref, yandexMapsHref } from '@/lib/content/map-links'

type Props = { lat: number; lng: number }

/** The point in two maps that know the city; plain links, so that nothing is asked of an outside host before a press. */
export function MapLinks({ lat, lng }: Props) {
  const t = useTranslations('content')
  return (
    <div className="map-links">
      <a className="btn soft" href={yandexMapsHref(lat, lng)} rel="noopener">
        {t('yandexMaps')}
      </a>
      <a className="btn soft" href={dgisHref(lat, lng)} rel="noopener">
        {t('dgis')}
      </a>
    </div>
  )
}
