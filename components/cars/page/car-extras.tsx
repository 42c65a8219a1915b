import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DisclosureRow } from '@/components/ui/disclosure/disclosure-row'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { type ExtraGroup, extraGroups } from '@/lib/options/extra-rows'
import type { CarOptions, ExtraOffer, InsuranceOffer } from '@/provider/contract/options'
import styles from './car-page.module.css'

const ICON_OF: Record<ExtraGroup, IconName> = {
  children: 'baby',
  wheel: 'user-plus',
  winter: 'snowflake',
  road: 'router',
  other: 'package',
}

/** Everything that can be added to a rental of this model, in the groups of the booking, each folded with its lowest price. */
export function CarExtras({ options: { insurance, mileage, protection, extras } }: { options: CarOptions }) {
  const t = useTranslations('cars.options')
  const groups = useTranslations('bookings.options.group')
  const money = useMoney()
  const priceOf = useExtraPrice()
  const paid = insurance.filter(({ perDayKop }) => perDayKop > 0)
  const prices = [
    ...paid.map(({ perDayKop: kop }) => ({ kop, text: t('perDay', { amount: money(kop) }) })),
    ...extras.filter(({ priceKop }) => priceKop > 0).map((one) => ({ kop: one.priceKop, text: priceOf(one) })),
    ...(protection ? [{ kop: protection.priceKop, text: t('once', { amount: money(protection.priceKop) }) }] : []),
  ].sort((one, other) => one.kop - other.kop)
  const [cheapest] = prices
  if (insurance.length + extras.length === 0 && !mileage && !protection) return null
  return (
    <Stack aria-labelledby="options" as="section">
      <Stack gap={4}>
        <Heading id="options" isSub>
          {t('heading')}
        </Heading>
        {cheapest && (
          <Text size="s" tone="muted">
            {t('count', { count: prices.length + (mileage ? 1 : 0), amount: cheapest.text })}
          </Text>
        )}
      </Stack>
      <div>
        {insurance.length > 0 && (
          <Group
            icon="shield-check"
            name={t('insurance')}
            price={
              paid.length > 0 &&
              t('from', { amount: t('perDay', { amount: money(Math.min(...paid.map(({ perDayKop }) => perDayKop))) }) })
            }
          >
            {insurance.map((offer) => (
              <Insurance key={offer.code} offer={offer} />
            ))}
          </Group>
        )}
        {extraGroups(extras).map(({ group, offers }) => {
          const [cheapest, ...dearer] = offers.toSorted((one, other) => one.priceKop - other.priceKop)
          const price = cheapest && priceOf(cheapest)
          return (
            <Group
              icon={ICON_OF[group]}
              key={group}
              name={groups(group)}
              price={dearer.length > 0 ? t('from', { amount: price ?? '' }) : price}
            >
              {offers.map((offer) => (
                <Extra key={offer.code} offer={offer} />
              ))}
            </Group>
          )
        })}
        {(mileage || protection) && (
          <Group icon="route" name={t('terms')}>
            <Terms mileage={mileage} protection={protection} />
          </Group>
        )}
      </div>
    </Stack>
  )
}

type GroupProps = { icon: IconName; name: string; price?: ReactNode; children: ReactNode }

function Group({ icon, name, price, children }: GroupProps) {
  return (
    <DisclosureRow
      summary={
        <>
          <Icon of={icon} />
          <h3>{name}</h3>
          {price && (
            <Text as="span" isNumeric size="s" tone="muted">
              {price}
            </Text>
          )}
        </>
      }
    >
      <ul className={styles.options}>{children}</ul>
    </DisclosureRow>
  )
}

function Insurance({ offer }: { offer: InsuranceOffer }) {
  const { code, name, text, perDayKop, liabilityKop, documentsWithinDays } = offer
  const t = useTranslations('cars.options')
  const money = useMoney()
  return (
    <li>
      <b>{name}</b>
      <span>{perDayKop > 0 ? t('perDay', { amount: money(perDayKop) }) : t('includedInsurance')}</span>
      <small>
        {liabilityKop > 0 ? t('atMost', { insurance: code, amount: money(liabilityKop) }) : t('atMostNothing')}
      </small>
      <small>{text}</small>
      {documentsWithinDays !== null && <small>{t('documents', { days: documentsWithinDays })}</small>}
    </li>
  )
}

function Extra({ offer }: { offer: ExtraOffer }) {
  const t = useTranslations('cars.options')
  const money = useMoney()
  const priceOf = useExtraPrice()
  const { name, note, capKop } = offer
  return (
    <li>
      <b>{name}</b>
      <span>{priceOf(offer)}</span>
      {note !== '' && <small>{note}</small>}
      {capKop !== null && <small>{t('cap', { amount: money(capKop) })}</small>}
    </li>
  )
}

function Terms({ mileage, protection }: Pick<CarOptions, 'mileage' | 'protection'>) {
  const t = useTranslations('cars')
  const money = useMoney()
  return (
    <>
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
    </>
  )
}

function useExtraPrice(): (offer: ExtraOffer) => string {
  const t = useTranslations('cars.options')
  const money = useMoney()
  return ({ unit, priceKop }) =>
    priceKop === 0 ? t('included') : t(unit === 'per_day' ? 'perDay' : 'once', { amount: money(priceKop) })
}

function useMoney(): (kopecks: number) => string {
  const locale = useLocale()
  return (kopecks) => formatRoubles(kopecks, locale)
}
