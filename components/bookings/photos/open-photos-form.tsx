'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy } from 'react'
import { FormOnPress } from '@/components/files/form-on-press'

/** A booking is looked at far more often than a car is photographed. */
const loadForm = () => import('./photos-form')
const PhotosForm = lazy(async () => ({ default: (await loadForm()).PhotosForm }))

/** The way to the form that sends photos and takes them back. */
export function OpenPhotosForm(props: ComponentProps<typeof PhotosForm>) {
  const t = useTranslations('files.handOverPhotos')
  return (
    <FormOnPress failedText={t('failed')} label={t(props.photos.length > 0 ? 'change' : 'add')} load={loadForm}>
      <PhotosForm {...props} />
    </FormOnPress>
  )
}
