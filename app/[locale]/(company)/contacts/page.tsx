import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { BranchCard } from '@/components/contacts/branch-card'
import { CallSection } from '@/components/contacts/call-section'
import { ContactPlaces } from '@/components/contacts/contact-places'
import { MapRow } from '@/components/contacts/map-row'
import { MessageSection } from '@/components/contacts/message-section'
import { BranchData } from '@/components/json-ld/branch-data'
import { BranchMap } from '@/components/maps/branch-map'
import { TextColumns } from '@/components/support/text-columns'
import { TextPage } from '@/components/support/text-page'
import { Stack } from '@/components/ui/stack/stack'
import { listCars } from '@/lib/api/cars'
import { findPlaces } from '@/lib/api/places'
import { findSettings, requireSettings } from '@/lib/api/settings'
import { DEFAULT_PLACE_ID } from '@/lib/config/product'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { hoursBehindStation } from '@/lib/i18n/reader-clock'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[locale]/contacts'>

/** Beside the branch: the ways in which most visitors come to the city. */
const PLACES_MAX = 3

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('contacts')])
  return pageMetadata({
    locale,
    path: '/contacts/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand }),
  })
}

export default async function ContactsPage({ searchParams }: Props) {
  const now = new Date()
  const locale = await getLocale()
  const [settings, russian, places, { classes }, t, { map }] = await Promise.all([
    requireSettings(locale),
    findSettings('ru'),
    findPlaces(),
    listCars(),
    getTranslations('contacts'),
    searchParams,
  ])
  const point = { latitude: settings.map_lat, longitude: settings.map_lng }
  const others = places.filter(({ id, handsOut }) => id !== DEFAULT_PLACE_ID && handsOut).slice(0, PLACES_MAX)
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  return (
    <TextPage title={t('title')}>
      <BranchCard
        hoursBehind={hoursBehindStation(locale, now)}
        russianAddress={locale === 'ru' ? null : (russian?.address_in_contacts ?? null)}
        settings={settings}
      >
        <BranchMap isOpen={map === '1'} point={point} />
      </BranchCard>
      <MapRow point={point} />
      <Stack gap={36}>
        <ContactPlaces places={others} />
        <TextColumns side={<CallSection settings={settings} />}>
          <MessageSection
            consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
            settings={settings}
          />
        </TextColumns>
      </Stack>
      <BranchData classes={classes} settings={settings} />
    </TextPage>
  )
}
