import './discounts.css'
import { CalendarRange, Gauge, KeyRound, TicketPercent } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { foreignLang } from '@/lib/content/foreign-lang'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Discount } from '@/provider/contract/content'
import { DiscountLink } from './discount-link'
import { DiscountTerms } from './discount-terms'

const ICONS = { period: CalendarRange, mileageOption: Gauge, promo: TicketPercent, longTerm: KeyRound } as const

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
  const Icon = ICONS[rule]
  const lang = foreignLang(language, useLocale())
  const validity = useValidity(discount, today)
  return (
    <article className="discount">
      <Icon aria-hidden="true" className="ic" />
      <h2 lang={lang}>{title}</h2>
      <p lang={lang}>{text}</p>
      <DiscountTerms discount={discount} />
      {validity && <p className="small">{validity}</p>}
      <div className="go">
        {promoCode !== null && <span className="promo-code">{promoCode}</span>}
        <DiscountLink longTermUrl={longTermUrl} promoCode={promoCode} rule={rule} />
      </div>
    </article>
  )
}

/** Null for what has no dates. */
function useValidity({ validFrom, validTo }: Discount, today: string): string | null {
  const t = useTranslations('discounts.valid')
  const format = useFormatter()
  const day = (date: string) => format.dateTime(plainDay(date), PLAIN_DAY)
  const isToCome = validFrom !== null && validFrom > today
  if (isToCome && validTo !== null) return t('between', { from: day(validFrom), to: day(validTo) })
  if (isToCome) return t('from', { from: day(validFrom) })
  return validTo === null ? null : t('until', { to: day(validTo) })
}
