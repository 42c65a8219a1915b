import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/content/content-text'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { type BookingDoors, GUEST_DOORS } from '@/lib/browser-api/booking-doors'
import { formatPhone } from '@/lib/format/phone'
import { noCardFacts } from '@/lib/payments/no-card-facts'
import { hasNoCardNote } from '@/lib/payments/no-card-note'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Booking } from '@/provider/contract/bookings'
import { russianWays } from '@/provider/contract/rules/payments/accepted-ways'
import type { Settings } from '@/provider/contract/settings'
import { ExtensionForm } from './extension-form'
import { ExtensionState } from './extension-state'

type Props = {
  booking: Booking
  settings: Pick<Settings, 'main_phone' | 'main_email' | 'facts'>
  doors?: BookingDoors
}

/** Asks the branch for a later return, and tells what became of the request. Not there when there is nothing to ask or tell. */
export function ExtensionPanel({ booking, settings, doors = GUEST_DOORS }: Props) {
  const t = useTranslations('bookings.extension')
  const locale = useLocale()
  const { howToPay: _howToPay, ...messages } = useMessages().bookings.extension
  const { main_phone: phone } = settings
  const { number, dropoffAt, extension } = booking
  if (!extension || (!extension.allowed && !isCurrent(booking))) return null
  const shared = { dropoffAt, doors, number, phone }
  return (
    <Panel flow="stack" heading={t('title')} headingId="extension" visibility="no-print">
      <NextIntlClientProvider locale={locale} messages={{ bookings: { extension: messages } }}>
        <ExtensionState {...shared} request={isCurrent(booking) ? extension.request : null} />
        {extension.allowed && <ExtensionForm {...shared} />}
      </NextIntlClientProvider>
      <Text size="s" tone="muted">
        {t.rich('howToPay', {
          ...noCardFacts(settings),
          noCard: hasNoCardNote(booking) ? 'no' : 'yes',
          ways: russianWays(settings.facts.payments) ?? 'other',
          pay: (chunks: ReactNode) => <TextLink href={SITE_LINKS.payment}>{chunks}</TextLink>,
        })}
      </Text>
      {extension.allowed && (
        <noscript>
          <Text size="s">
            <ContentText phone={phone} text={t('noScript', { phone: formatPhone(phone) })} />
          </Text>
        </noscript>
      )}
    </Panel>
  )
}

/** A withdrawn request is not shown; an accepted one as long as its return is the agreed one. */
function isCurrent({ extension, dropoffAt }: Booking): boolean {
  const request = extension?.request
  if (!request || request.state === 'withdrawn') return false
  return request.state !== 'accepted' || +new Date(request.dropoffAt) === +new Date(dropoffAt)
}
