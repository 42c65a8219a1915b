'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FailureNote } from '@/components/forms/failure-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Select } from '@/components/ui/input/select'
import { TextInput } from '@/components/ui/input/text-input'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { timeChoices } from '@/lib/search/time-choices'
import { useExtension } from './use-extension'

type Props = {
  number: string
  /** The return that is agreed. */
  dropoffAt: string
  doors: BookingDoors
  phone: string
}

/** The return that the driver would like: its price and whether the car is free stand there before anything is sent. */
export function ExtensionForm({ number, dropoffAt, doors, phone }: Props) {
  const t = useTranslations('bookings.extension')
  const locale = useLocale()
  const format = useFormatter()
  const isReady = useHydrated()
  const form = useExtension(number, dropoffAt, doors)
  const { agreed, quoted, failure } = form
  const offered = quoted.state === 'quoted' && quoted.quote.available ? quoted : null
  const amount = offered && formatRoubles(offered.quote.amountKop, locale)

  return (
    <Stack
      as="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (offered) void form.submit(offered.dt, offered.quote.amountKop)
      }}
    >
      <Text size="s">{t('lead', { moment: format.dateTime(new Date(dropoffAt), DEADLINE_MOMENT) })}</Text>
      <FieldGrid as="fieldset" disabled={!isReady} role="none">
        <Field id="extension-date" label={t('date')}>
          {(ids) => (
            <TextInput
              {...ids}
              min={agreed.date}
              onChange={({ target }) => {
                form.clearFailure()
                form.setDate(target.value)
              }}
              type="date"
              value={form.date}
            />
          )}
        </Field>
        <Field hint={t('hint')} id="extension-time" label={t('time')}>
          {(ids) => (
            <Select
              {...ids}
              onChange={({ target }) => {
                form.clearFailure()
                form.setTime(target.value)
              }}
              value={form.time}
            >
              {timeChoices(form.time).map((time) => (
                <option key={time}>{time}</option>
              ))}
            </Select>
          )}
        </Field>
      </FieldGrid>
      <div role="status">
        <QuoteText quoted={quoted} />
      </div>
      <QuoteProblem dropoffAt={dropoffAt} phone={phone} quoted={quoted} />
      {offered && (
        <>
          <Text size="s" tone="muted">
            {t('terms')}
          </Text>
          {failure === 'changed' ? (
            <Notice as="p" kind="warning" role="alert">
              {t('changed')}
            </Notice>
          ) : (
            failure && <FailureNote phone={phone}>{t(failure)}</FailureNote>
          )}
          <p>
            <SubmitButton
              busyLabel={t('sending')}
              isBusy={form.isSending}
              isQuiet
              label={offered.quote.amountKop === 0 ? t('sendFree') : t('send', { amount: amount ?? '' })}
            />
          </p>
        </>
      )}
    </Stack>
  )
}

type Quoted = { quoted: ReturnType<typeof useExtension>['quoted'] }

/** The sum, as soon as it is there. */
function QuoteText({ quoted }: Quoted) {
  const t = useTranslations('bookings.extension')
  const locale = useLocale()
  const format = useFormatter()
  if (quoted.state === 'counting')
    return (
      <Text size="s" tone="muted">
        {t('counting')}
      </Text>
    )
  if (quoted.state !== 'quoted' || !quoted.quote.available) return null
  const { dropoffAt, amountKop } = quoted.quote
  const moment = format.deadline(new Date(dropoffAt), DEADLINE_MOMENT)
  const amount = formatRoubles(amountKop, locale)
  return <p>{amountKop === 0 ? t('freeOfCharge', { moment }) : t('free', { moment, amount })}</p>
}

/** Why there is nothing to send, and what to do instead. */
function QuoteProblem({ dropoffAt, phone, quoted }: Quoted & Pick<Props, 'dropoffAt' | 'phone'>) {
  const t = useTranslations('bookings.extension')
  const format = useFormatter()
  if (quoted.state === 'none' || quoted.state === 'counting') return null
  if (quoted.state === 'notLater')
    return (
      <Notice as="p" kind="warning" role="alert">
        {t('notLater', { moment: format.dateTime(new Date(dropoffAt), DEADLINE_MOMENT) })}
      </Notice>
    )
  if (quoted.state !== 'quoted') return <FailureNote phone={phone}>{t(quoted.state)}</FailureNote>
  const { available, dropoffAt: requestedAt } = quoted.quote
  if (available) return null
  const moment = format.deadline(new Date(requestedAt), DEADLINE_MOMENT)
  return <FailureNote phone={phone}>{t('taken', { moment })}</FailureNote>
}
