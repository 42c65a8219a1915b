import { useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { Text } from '@/components/ui/text/text'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { OffersResponse } from '@/provider/contract/offers'
import { OfferCard } from './offer-card'
import styles from './offers.module.css'
import { PastOffers } from './past-offers'

type Props = {
  items: OffersResponse['items']
  clientId: number
  /** The most that a code and an offer give together; null while nobody can say. */
  maxPercent: number | null
  /** Date of the first pick-up that the branch takes; null while nobody can say. */
  first: string | null
}

/** Offers made to this client alone: those to be used, then what became of the others. */
export function OffersView({ items, clientId, maxPercent, first }: Props) {
  const t = useTranslations('offers')
  const tClient = useTranslations('account')
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.discounts, name: tClient('empty.offers.action') }}
        picture="empty-clear"
        section="offers"
      />
    )
  const open = items.filter(({ state }) => state === 'active')
  const others = items.filter(({ state }) => state !== 'active')
  return (
    <>
      <Text tone="muted">{open.length > 0 ? t('note', { percent: maxPercent ?? 'unknown' }) : t('noneOpen')}</Text>
      <ul className={styles.list}>
        {open.map((offer, index) => (
          <OfferCard first={first} isLeading={index === 0} key={offer.id} offer={offer} />
        ))}
      </ul>
      {others.length > 0 && <PastOffers clientId={clientId} items={others} />}
    </>
  )
}
