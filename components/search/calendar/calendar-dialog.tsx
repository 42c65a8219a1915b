'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { StationZone } from '@/components/layout/station-zone'
import { ExtraDayNote } from '@/components/search/extra-day-note'
import { TimeSelect } from '@/components/search/time-select'
import type { DateValues } from '@/components/search/use-rental-dates'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Field } from '@/components/ui/field/field'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { LowestTotalText } from '@/lib/browser-api/cars-calendar'
import { formatDayRange } from '@/lib/format/day-range'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import { chooseDay, type End } from '@/lib/search/choose-day'
import { rentalLength } from '@/lib/search/rental-length'
import styles from './calendar.module.css'
import { CalendarBar, CalendarTip } from './calendar-bar'
import { CalendarEnds, type EndLabels } from './calendar-ends'
import { CalendarMonths } from './calendar-months'
import { CalendarNote } from './calendar-note'
import { placeDialog } from './place-dialog'
import { scopeOf } from './price-scope'
import { useDayPrices } from './use-day-prices'
import { useLowestTotal } from './use-lowest-total'

export type CalendarDialogProps = {
  /** The date field under which it opens. */
  anchor: RefObject<HTMLElement | null>
  /** The end whose field was pressed. */
  end: End
  labels: EndLabels & Record<'pickupTime' | 'dropoffTime', string>
  values: DateValues
  rules: CalendarRules
  onChange: (changed: Partial<DateValues>) => void
  /** With what the dates cost, where closing asks for nothing. */
  onClose: (total: LowestTotalText | null) => void
}

/** Both dates and times in one place: a popover under the fields, a sheet on a phone. The fields stay the form's own. */
export function CalendarDialog({ anchor, labels, values, rules, onChange, onClose, ...opened }: CalendarDialogProps) {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(true)
  const [end, setEnd] = useState(opened.end)
  const [scopes] = useState(() => scopeOf(rules.prices, anchor.current?.closest('form') ?? null))
  const { prices, load } = useDayPrices(scopes?.cars ?? null, rules.today.slice(0, 7))
  const total = useLowestTotal(scopes && { ...scopes.cars, ...scopes.places }, values)
  const isSearch = rules.prices === 'search'

  function choose(date: string): void {
    const { changed, next } = chooseDay(date, end, values)
    onChange(changed)
    setEnd(next)
  }

  function finish(): void {
    const form = anchor.current?.closest('form')
    flushSync(() => setIsOpen(false))
    if (isSearch) form?.requestSubmit()
  }

  const times = [
    {
      name: 'fromTime',
      label: labels.pickupTime,
      first: values.from === rules.first.date ? rules.first.time : undefined,
    },
    { name: 'toTime', label: labels.dropoffTime, first: undefined },
  ] as const
  return createPortal(
    <Dialog
      aria-label={t('name')}
      closeLabel={t('close')}
      closesOutside
      isOpen={isOpen}
      lang={locale}
      look="popover"
      onClose={() => onClose(isSearch ? null : total)}
      onOpening={(dialog) => anchor.current && placeDialog(dialog, anchor.current)}
    >
      <h2 className={styles.title}>{t('title')}</h2>
      <VisuallyHidden aria-live="polite" as="p">
        {useRangeText(values, end)}
      </VisuallyHidden>
      <CalendarEnds {...{ end, labels, onChange, rules, values }} onEnd={setEnd} />
      <p className={styles.legend} hidden={prices.size === 0}>
        <span>{t(`legend.${scopes?.kind ?? 'any'}`)}</span> <b>{t('dearer')}</b>
      </p>
      <CalendarMonths
        from={values.from}
        onDay={choose}
        onMonth={load}
        prices={prices}
        rules={rules}
        start={values[opened.end] || rules.first.date}
        to={values.to}
      />
      <div className={styles.times}>
        {times.map(({ name, label, first }) => (
          <Field key={name} label={label}>
            <TimeSelect
              first={first}
              label={label}
              onChange={(time) => onChange({ [name]: time })}
              value={values[name]}
            />
          </Field>
        ))}
      </div>
      <Text size="xs" tone="muted">
        <StationZone hoursBehind={rules.hoursBehind[locale]} />
      </Text>
      <CalendarTip onDropoff={(to) => onChange({ to })} total={total} values={values} />
      <ExtraDayNote values={values} />
      <CalendarNote rules={rules} />
      <CalendarBar isSearch={isSearch} onDone={finish} total={total} values={values} />
    </Dialog>,
    document.body,
  )
}

/** What to do next, or what is chosen and its length. */
function useRangeText(values: DateValues, end: End): string {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const days = rentalLength(values)
  if (end === 'to') return t('chooseDropoff')
  if (days === null) return t('choosePickup')
  return t('range', { dates: formatDayRange(new Date(values.from), new Date(values.to), locale, 'UTC'), days })
}
