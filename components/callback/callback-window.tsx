'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import type { Messages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/routing'
import { CallbackDialog } from './callback-dialog'

type Props = ComponentProps<typeof CallbackDialog> & { locale: Locale; messages: Pick<Messages, 'callback'> }

/** The dialog with its texts. */
export function CallbackWindow({ locale, messages, ...props }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <CallbackDialog {...props} />
    </NextIntlClientProvider>
  )
}
