'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense } from 'react'
import { LoadButton } from '@/components/files/load-button'
import { useLoadOnPress } from '@/components/files/use-load-on-press'

/** Few send scans ahead. */
const loadForm = () => import('./scans-form')
const BookingScansForm = lazy(async () => ({ default: (await loadForm()).BookingScansForm }))

/** The way to the form that sends scans. */
export function OpenScansForm(props: ComponentProps<typeof BookingScansForm>) {
  const t = useTranslations('files.bookingScans')
  const { state, open } = useLoadOnPress(loadForm)
  if (state !== 'open')
    return (
      <LoadButton failedText={t('failed')} onPress={open} state={state}>
        {t(props.scans.length > 0 ? 'change' : 'send')}
      </LoadButton>
    )
  return (
    <Suspense>
      <BookingScansForm {...props} />
    </Suspense>
  )
}
