import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { FAR_DAY, SHORT_DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { BookingFiles } from '@/provider/contract/files'
import { HandOverPhotos } from './hand-over-photos'
import { OpenPhotosForm } from './open-photos-form'

type Props = {
  number: string
  /** Null: not known now. */
  files: BookingFiles | null
  doors?: BookingDoors
  /** The car is back: no photo of it can be taken any more. */
  isBack?: boolean
}

/** The client's own photos of the car at its hand-over, and the way to add some while the car is handed over. */
export function PhotosPanel({ files, ...rest }: Props) {
  const isEmpty = !files || (files.photos.length === 0 && !files.photoStage)
  return isEmpty ? null : <Photos {...rest} files={files} />
}

function Photos({ number, files, doors, isBack = false }: Props & { files: BookingFiles }) {
  const t = useTranslations('files.handOverPhotos')
  const locale = useLocale()
  const format = useFormatter()
  const { errors, handOverPhotos, remove } = useMessages().files
  const { photos, photoStage, photosLeft, maxMb } = files
  const [first] = photos
  const date = first && format.dateTime(new Date(first.deleteOn), { ...FAR_DAY, timeZone: 'UTC' })
  const moment = (at: string) => format.dateTime(new Date(at), SHORT_DEADLINE_MOMENT)
  return (
    <Panel flow="stack" heading={t('title')} visibility="no-print">
      {photoStage && (
        <>
          {photos.length === 0 && !isBack && <Text>{t('textNone')}</Text>}
          <Text size="s">{t(isBack ? 'textBack' : photoStage === 'pickup' ? 'textPickup' : 'textReturn')}</Text>
        </>
      )}
      <HandOverPhotos number={number} photos={photos} />
      {photoStage && (
        <>
          <NextIntlClientProvider locale={locale} messages={{ files: { errors, handOverPhotos, remove } }}>
            <OpenPhotosForm
              doors={doors}
              maxMb={maxMb}
              number={number}
              photos={photos
                .filter(({ stage }) => stage === photoStage)
                .map(({ id, stage, uploadedAt }, index) => ({
                  id,
                  name: t('photo', { stage: t(stage), number: index + 1, moment: moment(uploadedAt) }),
                }))}
              photosLeft={photosLeft}
            />
          </NextIntlClientProvider>
          <noscript>
            <Text size="s" tone="muted">
              {t('noScript')}
            </Text>
          </noscript>
        </>
      )}
      <Text size="xs" tone="muted">
        {date ? t('kept', { date }) : t('keptNone')}
      </Text>
    </Panel>
  )
}
