'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy } from 'react'
import { FormOnPress } from '@/components/files/form-on-press'

/** Few send scans ahead. */
const loadForm = () => import('./scans-form')
const BookingScansForm = lazy(async () => ({ default: (await loadForm()).BookingScansForm }))

/** The way to the form that sends scans. */
export function OpenScansForm(props: ComponentProps<typeof BookingScansForm>) {
  const t = useTranslations('files.bookingScans')
  return (
    <FormOnPress failedText={t('failed')} label={t(props.scans.length > 0 ? 'change' : 'send')} load={loadForm}>
      <BookingScansForm {...props} />
    </FormOnPress>
  )
}
