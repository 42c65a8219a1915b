'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense } from 'react'
import { LoadButton } from '@/components/files/load-button'
import { useLoadOnPress } from '@/components/files/use-load-on-press'

/** A booking is looked at far more often than a car is photographed. */
const loadForm = () => import('./photos-form')
const PhotosForm = lazy(async () => ({ default: (await loadForm()).PhotosForm }))

/** The way to the form that sends photos and takes them back. */
export function OpenPhotosForm(props: ComponentProps<typeof PhotosForm>) {
  const t = useTranslations('files.handOverPhotos')
  const { state, open } = useLoadOnPress(loadForm)
  if (state !== 'open')
    return (
      <LoadButton failedText={t('failed')} onPress={open} state={state}>
        {t(props.photos.length > 0 ? 'change' : 'add')}
      </LoadButton>
    )
  return (
    <Suspense>
      <PhotosForm {...props} />
    </Suspense>
  )
}
