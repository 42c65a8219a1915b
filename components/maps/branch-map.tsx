import { Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type MapPoint, mapWidgetHref } from '@/lib/contacts/map-addresses'
import { DrawnMap } from './drawn-map'
import { MapFrame } from './map-frame'
import { ShowMap } from './show-map'

type Props = {
  point: MapPoint
  /** `?map=`: asked for without JavaScript, or from a page whose policy did not know the map's host. */
  isOpen: boolean
}

/** A drawing until somebody asks for the map: before, nothing is asked of an outside host. */
export function BranchMap({ point, isOpen }: Props) {
  const t = useTranslations('contacts.map')
  const frame = <MapFrame source={mapWidgetHref(point)} title={t('title')} />
  return (
    <div className="map" id="map">
      {isOpen ? (
        frame
      ) : (
        <ShowMap
          drawing={<DrawnMap />}
          frame={frame}
          label={
            <>
              <MapIcon aria-hidden="true" className="ic" />
              {t('show')}
            </>
          }
          notice={t('notice')}
        />
      )}
    </div>
  )
}
