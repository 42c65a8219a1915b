import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { coordinatesText, type MapPoint } from '@/lib/contacts/map-addresses'
import styles from './map-row.module.css'
import { MapWays } from './map-ways'

/** The point as text, and the ways to take it along. */
export function MapRow({ point }: { point: MapPoint }) {
  const t = useTranslations('contacts.map')
  return (
    <div className={styles.place}>
      <Text size="s">
        {t.rich('coordinates', {
          text: coordinatesText(point),
          b: (chunks) => (
            <Text as="b" isNumeric weight="semi">
              {chunks}
            </Text>
          ),
        })}
        <br />
        <Text as="span" tone="muted">
          {t('apps')}
        </Text>
      </Text>
      <MapWays point={point} />
    </div>
  )
}
