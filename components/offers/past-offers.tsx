import { useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { bookingHref } from '@/lib/history/addresses'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OffersResponse } from '@/provider/contract/offers'

const LOOK_OF = { active: 'ok', reserved: 'wait', used: '', expired: '' } as const

/** Offers that cannot be used now: taken by a booking, used, or over. */
export function PastOffers({ items, clientId }: { items: OffersResponse['items']; clientId: number }) {
  const t = useTranslations('offers')
  const format = useFormatter()
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('past')}</h2>
      <ul className="lined">
        {items.map(({ id, naimenovanie, cd, state, validTo, booking }) => (
          <li className="offer-old" key={id}>
            <span>
              <b>{naimenovanie}</b>
              <span className="small muted">
                {t('until', {
                  car: cd.naimenovanie,
                  day: format.dateTime(new Date(validTo), { ...FAR_DAY, timeZone: 'UTC' }),
                })}
              </span>
              {booking && (
                <Link className="link small" href={bookingHref(clientId, booking)}>
                  {t('booking', { number: booking })}
                </Link>
              )}
            </span>
            <span className={`tag ${LOOK_OF[state]}`}>{t(`states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
