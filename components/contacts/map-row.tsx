import { useTranslations } from 'next-intl'
import { coordinatesText, type MapPoint } from '@/lib/contacts/map-addresses'
import { MapWays } from './map-ways'

/** The point as text, and the ways to take it along. */
export function MapRow({ point }: { point: MapPoint }) {
  const t = useTranslations('contacts.map')
  return (
    <div className="map-row">
      <p className="small">
        {t.rich('coordinates', {
          text: coordinatesText(point),
          b: (chunks) => <b className="num">{chunks}</b>,
        })}
        <br />
        <span className="muted">{t('apps')}</span>
      </p>
      <MapWays point={point} />
    </div>
  )
}
