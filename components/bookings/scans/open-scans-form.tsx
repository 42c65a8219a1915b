'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'

/** Few send scans ahead. Loaded before it is rendered: what fails there takes the page away. */
const loadForm = () => import('./scans-form')
const BookingScansForm = lazy(async () => ({ default: (await loadForm()).BookingScansForm }))

/** The way to the form that sends scans. */
export function OpenScansForm(props: ComponentProps<typeof BookingScansForm>) {
  const t = useTranslations('files.bookingScans')
  const [state, setState] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed')

  async function open(): Promise<void> {
    setState('busy')
    try {
      await loadForm()
      setState('open')
    } catch {
      setState('failed')
    }
  }

  if (state === 'open')
    return (
      <Suspense>
        <BookingScansForm {...props} />
      </Suspense>
    )
  return (
    <>
      <p>
        <Button isBusy={state === 'busy'} onClick={() => void open()} variant="soft" visibility="js-only">
          {t(props.scans.length > 0 ? 'change' : 'send')}
        </Button>
      </p>
      {state === 'failed' && (
        <Notice as="p" kind="error" role="alert">
          {t('failed')}
        </Notice>
      )}
    </>
  )
}
