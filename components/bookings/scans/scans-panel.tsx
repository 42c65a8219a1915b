import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { formatMegabytes } from '@/lib/files/megabytes'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Booking } from '@/provider/contract/bookings'
import type { BookingFiles, StoredFile } from '@/provider/contract/files'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Settings } from '@/provider/contract/settings'
import { OpenScansForm } from './open-scans-form'

type Props = {
  booking: Pick<Booking, 'number' | 'extraDrivers'>
  settings: Pick<Settings, 'facts'>
  /** Null: not known now. */
  files: BookingFiles | null
  doors?: BookingDoors
}

/** Documents of the main driver, sent ahead: what has come, and the way to send more until the pick-up. */
export function ScansPanel({ files, ...rest }: Props) {
  if (files?.scansFrom) return <NotYet days={rest.settings.facts.files.scanDays} from={files.scansFrom} />
  const isEmpty = !files || (files.scans.length === 0 && !files.scansOpen)
  return isEmpty ? null : <Scans {...rest} files={files} />
}

function Scans({ booking: { number, extraDrivers }, settings, files, doors }: Props & { files: BookingFiles }) {
  const t = useTranslations('files.bookingScans')
  const locale = useLocale()
  const { clientDrivers, files: texts } = useMessages()
  const { scans, scansOpen, maxMb } = files
  const isWhole = scans.length === SCAN_KINDS.length
  return (
    <Panel flow="stack" heading={t('title')} visibility="no-print">
      {scans.length === 0 && <Text>{t(extraDrivers.length > 0 ? 'textMain' : 'text')}</Text>}
      {/* Both say what to do before the pick-up. */}
      {scans.length > 0 && scansOpen && (
        <Text tone="success" weight="medium">
          {t(isWhole ? 'sent' : 'sentPartly')}
        </Text>
      )}
      {scans.length > 0 && (
        <LinedList aria-label={t('list')}>
          {scans.map((scan) => (
            <SentScan key={scan.id} scan={scan} />
          ))}
        </LinedList>
      )}
      {scansOpen && (
        <>
          <NextIntlClientProvider
            locale={locale}
            messages={{
              clientDrivers: { scan: clientDrivers.scan },
              files: { errors: texts.errors, bookingScans: texts.bookingScans, remove: texts.remove },
            }}
          >
            <OpenScansForm doors={doors} maxMb={maxMb} number={number} scans={scans} />
          </NextIntlClientProvider>
          <noscript>
            <Text size="s" tone="muted">
              {t('noScript')}
            </Text>
          </noscript>
        </>
      )}
      <Text size="xs" tone="muted">
        {t(scansOpen ? 'kept' : 'keptOver', { days: settings.facts.files.scanDays })}
      </Text>
    </Panel>
  )
}

/** A scan that is sent long before the pick-up would be deleted before it. */
function NotYet({ from, days }: { from: string; days: number }) {
  const t = useTranslations('files.bookingScans')
  const format = useFormatter()
  const date = format.dateTime(new Date(from), { ...FAR_DAY, timeZone: 'UTC' })
  return (
    <Panel flow="stack" heading={t('title')} visibility="no-print">
      <Text>{t('from', { date, days })}</Text>
    </Panel>
  )
}

function SentScan({ scan }: { scan: StoredFile }) {
  const t = useTranslations('clientDrivers.scan')
  const format = useFormatter()
  const date = format.dateTime(new Date(scan.deleteOn), { ...FAR_DAY, timeZone: 'UTC' })
  const size = formatMegabytes(scan.bytes, useLocale())
  return (
    <Row as="li">
      <Icon of="id-card" />
      <div>
        <Text as="b" size="s" weight="semi">
          {t(scan.kind === 'licence' ? 'licence' : 'passport')}
        </Text>
        <Text size="xs" tone="muted">
          {t('card', { size, date })}
        </Text>
      </div>
    </Row>
  )
}
