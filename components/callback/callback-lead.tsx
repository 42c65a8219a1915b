'use client'

import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { nextOpening } from '@/lib/callback/next-opening'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import type { OpeningHours } from '@/provider/contract/settings'

/** When the branch calls back. */
export type CallbackTerms = {
  /** As people read them; null where there is no text. */
  hours: string | null
  openingHours: OpeningHours[]
  minutes: number
}

/** What may be promised now: nobody calls back within minutes from a closed branch. @param at when the dialog opened */
export function CallbackLead({ hours, openingHours, minutes, at }: CallbackTerms & { at: StationMoment }) {
  const t = useTranslations('callback')
  const format = useFormatter()
  const opening = nextOpening(openingHours, at)
  const open = hours === null ? t('lead', { minutes }) : t('leadInHours', { minutes, hours })
  if (!opening) return <Text tone="muted">{open}</Text>
  const moment = new Date(`${opening.date}T${opening.time}Z`)
  return (
    <Text tone="muted">
      {opening.daysAhead > 1
        ? t('closedUntil', { moment: format.dateTime(moment, { ...DEADLINE_MOMENT, timeZone: 'UTC' }) })
        : t('closed', { time: opening.time.replace(/^0/, '') })}
    </Text>
  )
}
