import { useLocale } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { Discount } from '@/provider/contract/content'
import { DiscountLink } from './discount-link'
import { DiscountTerms } from './discount-terms'
import { DiscountValidity } from './discount-validity'
import styles from './discounts.module.css'

const ICON_OF = {
  period: 'calendar-range',
  mileageOption: 'gauge',
  promo: 'ticket-percent',
  longTerm: 'key-round',
} as const

type Props = {
  discount: Discount
  /** Today on the station's calendar, `YYYY-MM-DD`. */
  today: string
  /** Outside address of long-term rental; empty: our own page. */
  longTermUrl: string
}

/** One way to pay less: what it is, when it holds, and on to where it works. */
export function DiscountCard({ discount, today, longTermUrl }: Props) {
  const { rule, promoCode, title, text, language } = discount
  const lang = foreignLang(language, useLocale())
  return (
    <article className={styles.discount}>
      <Icon of={ICON_OF[rule]} />
      <Heading isSub lang={lang}>
        {title}
      </Heading>
      <p lang={lang}>{text}</p>
      <DiscountTerms rules={discount} />
      <DiscountValidity today={today} valid={discount} />
      <div className={styles.ways}>
        {promoCode !== null && <span className={styles.code}>{promoCode}</span>}
        <DiscountLink longTermUrl={longTermUrl} promoCode={promoCode} rule={rule} />
      </div>
    </article>
  )
}
