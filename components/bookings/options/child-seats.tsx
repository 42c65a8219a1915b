'use client'

import { useTranslations } from 'next-intl'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { quantityOf } from '@/lib/options/choice'
import type { ExtraOffer } from '@/provider/contract/options'
import styles from './child-seats.module.css'
import { ExtraLine } from './extra-line'

/**
 * Child seats as one line: the age chooses which. The chosen one is shown by the sheet alone, so it works without
 * scripts; the answers belong to no form (`form=""`) and are not sent.
 */
export function ChildSeats({ offers }: { offers: ExtraOffer[] }) {
  const t = useTranslations('bookings.options')
  const { choice } = useLiveQuote()
  const first = Math.max(
    offers.findIndex(({ code }) => quantityOf(choice.options, code) > 0),
    0,
  )
  return (
    <div className={styles.seats}>
      <fieldset>
        <legend>
          <VisuallyHidden>{t('age')}</VisuallyHidden>
        </legend>
        {offers.map(({ code, note }, index) => {
          const quantity = quantityOf(choice.options, code)
          return (
            <label key={code}>
              <input defaultChecked={index === first} form="" name="seat" type="radio" value={code} />
              <span>
                {note}
                {quantity > 0 && ` × ${quantity}`}
              </span>
            </label>
          )
        })}
      </fieldset>
      {offers.map((extra) => (
        <ExtraLine extra={extra} key={extra.code} />
      ))}
    </div>
  )
}
