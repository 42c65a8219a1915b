import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { SHORT_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Rental } from '@/lib/search/rental'

type Props = {
  advice: string
  /** The same dates in every class and without filters. */
  allHref: string
  phone: string
  rental: Rental
}

/** Other dates, other classes, or a person who is told the dates already. */
export function OtherWays({ advice, allHref, phone, rental }: Props) {
  const t = useTranslations('cars')
  const search = useTranslations('search')
  const format = useFormatter()
  const moment = (date: Date) => format.dateTime(date, SHORT_HAND_OVER_MOMENT)
  return (
    <section aria-labelledby="ways" className="panel stack">
      <h2 id="ways">{t('empty.otherHeading')}</h2>
      <p>{advice}</p>
      <div className="row">
        <a className="btn primary" href="#change">
          {t('changeDates')}
        </a>
        <Link className="btn line" href={allHref}>
          {t('alternativesAll')}
        </Link>
        <CallbackLink
          className="btn line"
          note={search('callbackNote', { from: moment(rental.pickup), to: moment(rental.dropoff) })}
        >
          {t('empty.call')}
        </CallbackLink>
        <PhoneLink className="btn line num" phone={phone}>
          <Icon of="phone" size="s" />
          {formatPhone(phone)}
        </PhoneLink>
      </div>
    </section>
  )
}
