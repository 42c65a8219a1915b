import { useTranslations } from 'next-intl'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_DAY } from '@/lib/format/moments'
import { bookingHref } from '@/lib/history/addresses'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { OffersResponse } from '@/provider/contract/offers'
import styles from './offers.module.css'

const TONE_OF = { active: 'success', reserved: 'warning', used: 'muted', expired: 'muted' } as const

/** Offers that cannot be used now: taken by a booking, used, or over. */
export function PastOffers({ items, clientId }: { items: OffersResponse['items']; clientId: number }) {
  const t = useTranslations('offers')
  const format = useFormatter()
  return (
    <Panel flow="stack" heading={t('past')}>
      <LinedList>
        {items.map(({ id, naimenovanie, cd, state, validTo, booking }) => (
          <li className={styles.past} key={id}>
            <span className={styles.facts}>
              <b>{naimenovanie}</b>
              <Text as="span" size="s" tone="muted">
                {t('until', {
                  car: cd.naimenovanie,
                  day: format.dateTime(new Date(validTo), { ...FAR_DAY, timeZone: 'UTC' }),
                })}
              </Text>
              {booking && (
                <TextLink href={bookingHref(clientId, booking)} size="s">
                  {t('booking', { number: booking })}
                </TextLink>
              )}
            </span>
            <Tag tone={TONE_OF[state]}>{t(`states.${state}`)}</Tag>
          </li>
        ))}
      </LinedList>
    </Panel>
  )
}
