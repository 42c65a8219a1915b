import { useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { Illustration } from '@/components/illustrations/illustration'
import { DrawnMap } from '@/components/maps/drawn-map'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './branch-sketches.module.css'

/** The yard with its entrance, and the city with the way to the map: sketches, which promise no likeness. */
export function BranchSketches() {
  const t = useTranslations('office')
  return (
    <div className={styles.sketches}>
      <div className={styles.yard}>
        <Illustration name="branch-yard" />
        <div>
          <CarArt body="crossovers" colour="бирюзовый" />
        </div>
      </div>
      <div className={styles.sketch}>
        <DrawnMap />
        <Button href={`${SITE_LINKS.contacts}#map`} variant="dark">
          <Icon of="map" />
          {t('toMap')}
        </Button>
      </div>
    </div>
  )
}
