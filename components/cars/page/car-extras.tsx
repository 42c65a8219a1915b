import { useLocale, useTranslations } from 'next-intl'
import { DisclosureRow } from '@/components/ui/disclosure/disclosure-row'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { CarOptions, ExtraOffer, InsuranceOffer } from '@/provider/contract/options'
import styles from './car-page.module.css'

/** Everything that can be added to a rental of this model, with its price and what one would pay at most; folded at first. */
export function CarExtras({ options: { insurance, mileage, protection, extras } }: { options: CarOptions }) {
  const t = useTranslations('cars')
  const money = useMoney()
  const prices = [...insurance.map(({ perDayKop }) => perDayKop), ...extras.map(({ priceKop }) => priceKop)]
  const lowestKop = Math.min(...prices.filter((kopecks) => kopecks > 0))
  const count = insurance.length + extras.length + (mileage ? 1 : 0) + (protection ? 1 : 0)
  if (!Number.isFinite(lowestKop)) return null
  return (
    <Panel heading={t('options.heading')} headingId="options">
      <Text size="s" tone="muted">
        {t('options.count', { count, amount: money(lowestKop) })}
      </Text>
      {insurance.length > 0 && (
        <DisclosureRow summary={t('options.insurance')}>
          <ul className={styles.options}>
            {insurance.map((offer) => (
              <Insurance key={offer.code} offer={offer} />
            ))}
          </ul>
        </DisclosureRow>
      )}
      <DisclosureRow summary={t('options.more')}>
        <ul className={styles.options}>
          {mileage && (
            <li>
              <b>{t('options.mileageLimited', { km: mileage.kmPerDay })}</b>
              <span>{t('discount', { percent: mileage.discountPercent })}</span>
              <small>{t('options.mileageOver', { amount: money(mileage.overMileageKopPerKm) })}</small>
            </li>
          )}
          {protection && (
            <li>
              <b>{protection.name}</b>
              <span>{t('options.once', { amount: money(protection.priceKop) })}</span>
              <small>{protection.text}</small>
            </li>
          )}
          {extras.map((offer) => (
            <Extra key={offer.code} offer={offer} />
          ))}
        </ul>
      </DisclosureRow>
    </Panel>
  )
}

function Insurance({ offer: { name, text, perDayKop, liabilityKop, documentsWithinDays } }: { offer: InsuranceOffer }) {
  const t = useTranslations('cars.options')
  const money = useMoney()
  return (
    <li>
      <b>{name}</b>
      <span>{perDayKop > 0 ? t('perDay', { amount: money(perDayKop) }) : t('included')}</span>
      <small>{liabilityKop > 0 ? t('atMost', { amount: money(liabilityKop) }) : t('atMostNothing')}</small>
      <small>{text}</small>
      {documentsWithinDays !== null && <small>{t('documents', { days: documentsWithinDays })}</small>}
    </li>
  )
}

function Extra({ offer: { name, note, unit, priceKop, capKop } }: { offer: ExtraOffer }) {
  const t = useTranslations('cars.options')
  const money = useMoney()
  const price = unit === 'per_day' ? t('perDay', { amount: money(priceKop) }) : t('once', { amount: money(priceKop) })
  return (
    <li>
      <b>{name}</b>
      <span>{priceKop === 0 ? t('included') : price}</span>
      {note !== '' && <small>{note}</small>}
      {capKop !== null && <small>{t('cap', { amount: money(capKop) })}</small>}
    </li>
  )
}

function useMoney(): (kopecks: number) => string {
  const locale = useLocale()
  return (kopecks) => formatRoubles(kopecks, locale)
}
