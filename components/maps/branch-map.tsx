import { useTranslations } from 'next-intl'
import { MapWays } from '@/components/contacts/map-ways'
import { Icon } from '@/components/ui/icon/icon'
import { type MapPoint, mapWidgetHref } from '@/lib/contacts/map-addresses'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
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
  // Nobody tells whether the outside map has come: the ways without it stand beside it.
  const ways = (
    <>
      <span className="small">{t('notOpened')}</span>
      <MapWays point={point} />
    </>
  )
  return (
    <div className="map" id="map">
      <DrawnMap />
      {isOpen ? (
        <>
          {frame}
          <div className="map-help">
            {ways}
            <Link className="btn ghost sm" href={SITE_LINKS.contacts}>
              {t('hide')}
            </Link>
          </div>
        </>
      ) : (
        <ShowMap
          frame={frame}
          hide={t('hide')}
          label={
            <>
              <Icon of="map" />
              {t('show')}
            </>
          }
          notice={t('notice')}
          ways={ways}
        />
      )}
    </div>
  )
}
