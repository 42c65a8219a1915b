import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/bookings/status/copy-button'
import type { Place } from '@/provider/contract/places'

/** The place on two maps, and its coordinates to show a driver or to put into any other map. */
export function PlaceAddress({ place: { lat, lng } }: { place: Place }) {
  const t = useTranslations('bookings.success')
  const { success } = useMessages().bookings
  const coordinates = `${lat}, ${lng}`
  return (
    <span className="maps">
      <MapLink href={`https://yandex.ru/maps/?pt=${lng},${lat}&z=16`} name={t('yandexMap')} />
      <MapLink href={`https://2gis.ru/geo/${lng},${lat}`} name={t('twoGisMap')} />
      <span className="copy">
        <span className="num">{coordinates}</span>
        <NextIntlClientProvider
          locale={useLocale()}
          messages={{ bookings: { success: { copy: success.copy, copied: success.copied } } }}
        >
          <CopyButton text={coordinates} />
        </NextIntlClientProvider>
      </span>
    </span>
  )
}

function MapLink({ href, name }: { href: string; name: string }) {
  return (
    <a className="link" href={href} rel="noreferrer">
      {name}
    </a>
  )
}
