import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SummaryBox } from '@/components/bookings/summary/summary-box'
import { PhoneLink } from '@/components/layout/phone-link'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import styles from './order-box.module.css'

type Props = { heading: string; phone: string; children: ReactNode }

/** The place of an order's form; without JavaScript the phone. */
export function OrderBox({ heading, phone, children }: Props) {
  const t = useTranslations('transfers')
  const gap = sentenceGap(useLocale())
  return (
    <SummaryBox aria-labelledby="order" isStill>
      <h2 className={styles.title} id="order">
        {heading}
      </h2>
      <noscript>
        <Notice icon={null} kind="error">
          <p>
            {t('noScript')}
            {gap}
            <TextLink as={PhoneLink} isNumeric phone={phone} />
          </p>
        </Notice>
      </noscript>
      {children}
    </SummaryBox>
  )
}
