import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { dgisHref, yandexMapsHref } from '@/lib/content/map-links'

type Props = { lat: number; lng: number }

/** The point in two maps that know the city; plain links, so that nothing is asked of an outside host before a press. */
export function MapLinks({ lat, lng }: Props) {
  const t = useTranslations('content')
  return (
    <ButtonRow>
      <Button href={yandexMapsHref(lat, lng)} isExternal rel="noopener" variant="soft">
        {t('yandexMaps')}
      </Button>
      <Button href={dgisHref(lat, lng)} isExternal rel="noopener" variant="soft">
        {t('dgis')}
      </Button>
    </ButtonRow>
  )
}
