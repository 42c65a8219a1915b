import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/bookings/status/copy-button'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { Place } from '@/provider/contract/places'
import styles from './trip.module.css'

/** The place on two maps, and its coordinates to show a driver or to put into any other map. */
export function PlaceAddress({ place: { lat, lng } }: { place: Place }) {
  const t = useTranslations('bookings.success')
  const { success } = useMessages().bookings
  const coordinates = `${lat}, ${lng}`
  return (
    <span className={styles.place}>
      <MapLink href={`https://yandex.ru/maps/?pt=${lng},${lat}&z=16`} name={t('yandexMap')} />
      <MapLink href={`https://2gis.ru/geo/${lng},${lat}`} name={t('twoGisMap')} />
      <span>
        <Text as="span" isNumeric>
          {coordinates}
        </Text>
        <NextIntlClientProvider
          locale={useLocale()}
          messages={{ bookings: { success: { copy: success.copy, copied: success.copied } } }}
        >
          <CopyButton of="copy" text={coordinates} />
        </NextIntlClientProvider>
      </span>
    </span>
  )
}

function MapLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink href={href} isAlone isExternal rel="noreferrer">
      {name}
    </TextLink>
  )
}
