import { addDays } from 'date-fns'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { firstPickup } from '@/lib/search/first-pickup'
import type { RentalError } from '@/lib/search/rental-error'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { BranchRules } from '@/provider/contract/settings'
import { RENTAL_ERROR_ID } from './error-attributes'

type Props = { error: RentalError; now: Date; rules: BranchRules; phone: string }

/** What a person can still arrange. */
const BY_PHONE: ReadonlyArray<RentalError> = ['pickup_too_soon', 'rental_too_long']

/** Why these dates cannot be searched, and what can: each error in its own words, with the first possible moment. */
export function RentalErrorNote({ error, now, rules, phone }: Props) {
  const t = useTranslations('search')
  const format = useFormatter()
  const gap = sentenceGap(useLocale())
  return (
    <Notice as="p" id={RENTAL_ERROR_ID} kind="error" role="alert">
      <span>
        {t.rich(`error.${error}`, {
          first: format.dateTime(firstPickup(now, rules), DEADLINE_MOMENT),
          last: format.dateTime(addDays(now, rules.maxDaysAhead), FAR_DAY),
          hours: rules.minHoursBeforePickup,
          days: error === 'rental_too_long' ? rules.maxRentalDays : rules.maxDaysAhead,
          number: formatPhone(phone),
          phone: (chunks: ReactNode) => (
            <TextLink as={PhoneLink} isNumeric phone={phone}>
              {chunks}
            </TextLink>
          ),
        })}
        {gap}
        {BY_PHONE.includes(error) && <TextLink as={CallbackLink}>{t('callback')}</TextLink>}
      </span>
    </Notice>
  )
}
