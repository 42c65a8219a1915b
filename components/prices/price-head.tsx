import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/json-ld/json-ld'
import { PageHead } from '@/components/ui/page-head/page-head'
import { Text } from '@/components/ui/text/text'
import { serverEnv } from '@/lib/config/server-env'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { PriceGroup, SeasonChoice } from '@/lib/prices/price-table'
import { PLAIN } from '@/lib/prices/price-table'
import { offerCatalog } from '@/lib/seo/json-ld/offer-catalog'
import type { PricesResponse } from '@/provider/contract/prices'
import type { DayOptions } from './price-address'
import styles from './prices.module.css'

type Props = { season: SeasonChoice | null; groups: PriceGroup[]; options: DayOptions } & Pick<
  PricesResponse,
  'mileage' | 'insurance'
>

/** The heading of the page: on paper with what was chosen, in place of what can be pressed. */
export function PriceHead({ season, groups, options, mileage, insurance }: Props) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const format = useFormatter()
  const { name: onlyClass } = groups.length === 1 && groups[0] ? groups[0] : { name: null }
  const { kmPerDay: km, discountPercent: percent } = mileage
  const dates =
    season &&
    season.id !== PLAIN &&
    format.dateTimeRange(new Date(season.from), new Date(season.to), { dateStyle: 'long', timeZone: 'UTC' })
  const chosen = [
    season && (season.name ?? t('plainDays')),
    dates,
    onlyClass,
    `${t('mileageChoice')}: ${options.mileage === 'limited' ? t('mileageLimited', { km, percent }) : t('mileageStandard')}`,
    `${t('insurance')}: ${insurance.find(({ code }) => code === options.insurance)?.name ?? ''}`,
  ]
  const lead = (
    <>
      <Text as="span" visibility="no-print">
        {t('lead')}
      </Text>
      <span className={styles.chosen}>{chosen.filter(Boolean).join(' · ')}</span>
    </>
  )
  return (
    <>
      <PageHead heading={t('title')} lead={lead} />
      <JsonLd data={offerCatalog(groups, t('title'), locale, serverEnv().SITE_URL)} />
    </>
  )
}
