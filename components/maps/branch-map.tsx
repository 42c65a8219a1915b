import { useTranslations } from 'next-intl'
import { MapWays } from '@/components/contacts/map-ways'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { type MapPoint, mapWidgetHref } from '@/lib/contacts/map-addresses'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { DrawnMap } from './drawn-map'
import styles from './map.module.css'
import { MapFrame } from './map-frame'
import { ShowMap } from './show-map'

type Props = {
  point: MapPoint
  /** `?map=1`: asked for without JavaScript, or from a page whose policy did not know the map's host. */
  isOpen: boolean
}

/** A drawing until somebody asks for the map: before, nothing is asked of an outside host. */
export function BranchMap({ point, isOpen }: Props) {
  const t = useTranslations('contacts.map')
  const frame = <MapFrame source={mapWidgetHref(point)} title={t('title')} />
  // Nobody tells whether the outside map has come: the ways without it stand beside it.
  const ways = (
    <>
      <Text as="span" size="s">
        {t('notOpened')}
      </Text>
      <MapWays point={point} />
    </>
  )
  return (
    <div className={styles.branchMap} id="map">
      <DrawnMap />
      {isOpen ? (
        <>
          {frame}
          <div data-part="help">
            {ways}
            <Button href={SITE_LINKS.contacts} size="s" variant="ghost">
              {t('hide')}
            </Button>
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
