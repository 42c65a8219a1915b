'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Heading } from '@/components/ui/heading/heading'
import { formatRoubles } from '@/lib/format/money'
import { quantityOf } from '@/lib/options/choice'
import { type ExtraRow, extraRows } from '@/lib/options/extra-rows'
import type { ExtraOffer } from '@/provider/contract/options'
import { ChildSeats } from './child-seats'
import { ExtraLine } from './extra-line'
import styles from './options.module.css'

/** Everything that can be had beside the car, by what it is for; the rarest is folded. Nothing is added beforehand. */
export function ExtrasList({ extras }: { extras: ExtraOffer[] }) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { choice } = useLiveQuote()
  const { first, rest } = extraRows(extras)
  const restOffers = rest.flatMap(({ offers }) => offers)
  // Whether it was opened is the reader's; what was chosen in it must be seen at first.
  const [isOpen] = useState(restOffers.some(({ code }) => quantityOf(choice.options, code) > 0))
  const lowestKop = Math.min(...restOffers.map(({ priceKop }) => priceKop))
  return (
    <>
      <ExtraRows rows={first} />
      {rest.length > 0 && (
        <details open={isOpen}>
          <DisclosureSummary size="touch">
            {t('moreExtras', { count: rest.length, amount: formatRoubles(lowestKop, locale) })}
          </DisclosureSummary>
          <ExtraRows rows={rest} />
        </details>
      )}
    </>
  )
}

function ExtraRows({ rows }: { rows: ExtraRow[] }) {
  const t = useTranslations('bookings.options')
  return rows.map(({ group, offers }, index) => {
    const [first] = offers
    return (
      first && (
        <div className={styles.group} key={first.code}>
          {rows[index - 1]?.group !== group && (
            <Heading level={3} size="s" weight="semi">
              {t(`group.${group}`)}
            </Heading>
          )}
          {offers.length > 1 ? <ChildSeats offers={offers} /> : <ExtraLine extra={first} />}
        </div>
      )
    )
  })
}
