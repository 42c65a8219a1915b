import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { dropoffFields } from '@/lib/bookings/station-fields'
import { type Step, stepHref } from '@/lib/bookings/steps'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Choice } from '@/lib/options/choice'
import type { SearchFields } from '@/lib/search/search-params'
import type { Quote } from '@/provider/contract/quotes'

type Props = {
  quote: Pick<Quote, 'longer' | 'price'>
  slug: string
  fields: Partial<SearchFields>
  choice: Choice
  step: Step
}

/** Seven days may cost less than six: said, with the way to take them (PRODUCT §5). */
export function LongerNote({ quote: { longer, price }, slug, fields, choice, step }: Props) {
  const t = useTranslations('bookings.longer')
  const locale = useLocale()
  const format = useFormatter()
  if (!longer) return null
  const href = stepHref(slug, { ...fields, ...dropoffFields(longer.dropoffAt) }, step, choice)
  return (
    <Panel as="aside" flow="row" tone="success">
      <Icon of="calendar-plus" />
      <Stack>
        <p>
          <b>{t('title', { days: longer.days, shorter: price.days })}</b>
        </p>
        <Text size="s">
          {t('text', {
            total: formatRoubles(longer.totalKop, locale),
            present: formatRoubles(price.totalKop, locale),
            moment: format.dateTime(new Date(longer.dropoffAt), DEADLINE_MOMENT),
          })}
        </Text>
        <p>
          <Button href={href} variant="soft">
            {t('take', { days: longer.days })}
          </Button>
        </p>
      </Stack>
    </Panel>
  )
}
