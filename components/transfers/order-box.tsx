import '@/components/bookings/summary/summary.css'
import './order.css'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { sentenceGap } from '@/lib/i18n/sentence-gap'

type Props = { heading: string; phone: string; children: ReactNode }

/** The place of an order's form; without JavaScript the phone. */
export function OrderBox({ heading, phone, children }: Props) {
  const t = useTranslations('transfers')
  const gap = sentenceGap(useLocale())
  return (
    <aside aria-labelledby="order" className="sum tr-order">
      <div className="in">
        <h2 id="order">{heading}</h2>
        <noscript>
          <div className="errsum">
            <p>
              {t('noScript')}
              {gap}
              <PhoneLink className="link num" phone={phone} />
            </p>
          </div>
        </noscript>
        {children}
      </div>
    </aside>
  )
}
