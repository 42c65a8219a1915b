'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { formatRoubles } from '@/lib/format/money'
import { useLiveQuote } from './live-quote'

/** The new total, read out politely, and whatever went wrong with it. */
export function QuoteNews({ phoneText }: { phoneText: string }) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { quote, choice, isBusy, failure, change } = useLiveQuote()
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isBusy || failure ? '' : t('news', { amount: formatRoubles(quote.price.totalKop, locale) })}
      </VisuallyHidden>
      {failure && (
        <Notice icon={null} kind="error" role="alert">
          <Stack>
            <p>{t(failure === 'extra_sold_out' ? 'soldOutNow' : 'notCounted', { phone: phoneText })}</p>
            <Button onClick={() => change(choice)} variant="line">
              {t('again')}
            </Button>
          </Stack>
        </Notice>
      )}
    </>
  )
}
