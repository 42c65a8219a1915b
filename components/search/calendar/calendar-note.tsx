import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { CalendarRules } from '@/lib/search/calendar-rules'

/** Why the first days cannot be chosen, and what to do about it. */
export function CalendarNote({ rules: { first, phone } }: { rules: CalendarRules }) {
  const t = useTranslations('search.calendar')
  const format = useFormatter()
  // The station's own clock, read as UTC and printed as UTC: the browser's zone has no say.
  const moment = new Date(`${first.date}T${first.time}:00Z`)
  return (
    <Text size="xs" tone="muted">
      {t.rich('note', {
        moment: format.dateTime(moment, { ...DEADLINE_MOMENT, timeZone: 'UTC' }),
        number: phone.text,
        phone: (chunks: ReactNode) => (
          <TextLink data-goal="pressphone" href={phone.href} isExternal isNumeric>
            {chunks}
          </TextLink>
        ),
      })}
    </Text>
  )
}
