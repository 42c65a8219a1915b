'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { WaitlistDialog } from '@/components/waitlist/waitlist-dialog'
import type { Messages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/routing'
import { CallbackDialog } from './callback-dialog'

type Props = ComponentProps<typeof CallbackDialog> & { locale: Locale; messages: Pick<Messages, 'callback'> }

/** The dialog with its texts: of the waitlist when the link names a car that is waited for (`waitlist-link.tsx`). */
export function CallbackWindow({ locale, messages, ...props }: Props) {
  const { askCar: car, askDates: dates = '', waitSlug: slug, waitQuery: query = '' } = props.triggerData ?? {}
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {car && slug ? <WaitlistDialog {...props} about={{ car, slug, query, dates }} /> : <CallbackDialog {...props} />}
    </NextIntlClientProvider>
  )
}
