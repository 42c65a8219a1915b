'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { RemoveFile } from '@/components/files/remove-file'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { FieldError } from '@/components/ui/field/field-error'
import { FieldLabel } from '@/components/ui/field/field-label'
import { Icon } from '@/components/ui/icon/icon'
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar'
import { Row } from '@/components/ui/row/row'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { bookingUploadAddress, removeBookingFile } from '@/lib/browser-api/booking-files'
import { type FileError, mayRetry } from '@/lib/files/file-error'
import { useRouter } from '@/lib/i18n/navigation'
import { PICTURE_MAX_MP, PICTURE_TYPES } from '@/provider/contract/rules/files/file-kinds'
import styles from './photos-form.module.css'
import { type PhotoUpload, usePhotoUploads } from './use-photo-uploads'

/** `name`: what it shows, and when it came. */
export type StoredPhoto = { id: string; name: string }

type Props = {
  number: string
  maxMb: number
  /** Those of this hand-over, which may be taken back while others may be added. */
  photos: readonly StoredPhoto[]
  photosLeft: number
  doors?: BookingDoors | undefined
}

/** Each photo is sent by itself, as soon as it is chosen or taken. */
export function PhotosForm({ number, maxMb, photos, photosLeft, doors }: Props) {
  const t = useTranslations('files.handOverPhotos')
  const router = useRouter()
  const address = bookingUploadAddress(number, 'photo', doors)
  const { uploads, add, retry, discard } = usePhotoUploads({ address, maxMb, onStored: () => router.refresh() })
  const group = useRef<HTMLFieldSetElement>(null)
  // The button that opened the form had the focus, and is gone.
  useEffect(() => group.current?.focus(), [])
  return (
    <Stack as="fieldset" ref={group} tabIndex={-1}>
      <FieldLabel as="legend">{t('form')}</FieldLabel>
      <Text size="xs" tone="muted">
        {t('limits', { mb: maxMb })}
      </Text>
      <Text aria-live="polite" size="s">
        {photosLeft > 0 ? t('left', { count: photosLeft }) : t('full')}
      </Text>
      {photosLeft > 0 && (
        <div className={styles.choose}>
          <PhotoButton label={t('choose')} onFiles={add} />
          <PhotoButton isCamera label={t('camera')} onFiles={add} />
        </div>
      )}
      {uploads.length > 0 && (
        <ul aria-live="polite" className={styles.files}>
          {uploads.map((upload) => (
            <Upload
              discard={() => discard(upload.key)}
              key={upload.key}
              maxMb={maxMb}
              retry={() => retry(upload)}
              upload={upload}
            />
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ul aria-label={t('stored')} className={styles.files}>
          {photos.map(({ id, name }) => (
            <li key={id}>
              <Row justify="between">
                {/* biome-ignore lint/performance/noImgElement: next/image would fetch it without the owner’s cookie, and keep a copy. */}
                <img
                  alt=""
                  height={42}
                  loading="lazy"
                  src={`/api/bookings/${number}/photos/?id=${id}&size=small`}
                  width={56}
                />
                <Text size="s">{name}</Text>
                <RemoveFile
                  name={name}
                  onRemoved={() => {
                    // What was pressed goes with the photo.
                    group.current?.focus()
                    router.refresh()
                  }}
                  remove={() => removeBookingFile(number, id, doors)}
                />
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

type ButtonProps = { label: string; isCamera?: boolean; onFiles: (files: File[]) => void }

/** The browser's own file field, with the look of a button. */
function PhotoButton({ label, isCamera = false, onFiles }: ButtonProps) {
  return (
    <Button as="label" data-camera={isCamera ? '' : undefined} variant="soft">
      <Icon of={isCamera ? 'camera' : 'plus'} size="s" />
      {label}
      <VisuallyHidden
        accept={PICTURE_TYPES.join(',')}
        as="input"
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file once more is a choice as well.
          target.value = ''
        }}
        type="file"
      />
    </Button>
  )
}

type UploadProps = { upload: PhotoUpload; maxMb: number; retry: () => void; discard: () => void }

/** One photo on its way: how much has left, or why it has not arrived. */
function Upload({ upload: { file, sent, error }, maxMb, retry, discard }: UploadProps) {
  const t = useTranslations('files.handOverPhotos')
  const explain = useErrorText(maxMb)
  const { name } = file
  return (
    <li>
      <Text as="b" size="s" weight="semi">
        {name}
      </Text>
      {error === null && sent === null && (
        <Text size="xs" tone="muted">
          {t('waiting')}
        </Text>
      )}
      {error === null && sent !== null && (
        <>
          <ProgressBar label={t('progress', { name })} max={file.size} value={sent} />
          {sent >= file.size && (
            <Text size="xs" tone="muted">
              {t('checking')}
            </Text>
          )}
        </>
      )}
      {error && (
        <>
          <FieldError error={explain(error)} isPlain />
          <ButtonRow>
            {mayRetry(error) && (
              <Button aria-label={t('retryOf', { name })} onClick={retry} size="s" variant="soft">
                {t('retry')}
              </Button>
            )}
            <Button aria-label={t('skipOf', { name })} onClick={discard} size="s" variant="ghost">
              {t('skip')}
            </Button>
          </ButtonRow>
        </>
      )}
    </li>
  )
}

function useErrorText(maxMb: number): (error: FileError) => string {
  const t = useTranslations('files')
  return (error) =>
    error === 'fileTypeRejected'
      ? t('handOverPhotos.typeRejected')
      : t(`errors.${error}`, { mb: maxMb, mp: PICTURE_MAX_MP, side: 0 })
}
