import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/json-ld/json-ld'
import { useRateDate } from '@/components/quotes/own-currency'
import { PageHead } from '@/components/ui/page-head/page-head'
import { Text } from '@/components/ui/text/text'
import { serverEnv } from '@/lib/config/server-env'
import { formatRoubles } from '@/lib/format/money'
import { formatOwnCurrency, ratesFor } from '@/lib/format/own-currency'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { PriceGroup, SeasonChoice } from '@/lib/prices/price-table'
import { PLAIN } from '@/lib/prices/price-table'
import { offerCatalog } from '@/lib/seo/json-ld/offer-catalog'
import type { PricesResponse } from '@/provider/contract/prices'
import type { ExchangeRates } from '@/provider/contract/settings'
import type { DayOptions } from './price-address'
import styles from './prices.module.css'

/** What the note about rates counts with. */
const SAMPLE_KOP = 100_000

type Props = {
  rates: ExchangeRates | null
  now: Date
  season: SeasonChoice | null
  groups: PriceGroup[]
  options: DayOptions
} & Pick<PricesResponse, 'mileage' | 'insurance'>

/** The heading of the page: on paper with what was chosen, in place of what can be pressed. */
export function PriceHead({ now, season, groups, options, mileage, insurance, ...branch }: Props) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const format = useFormatter()
  const rates = ratesFor(branch.rates, useLocale(), now)
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
      {rates && <RatesSentence rates={rates} />}
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

/** What roubles are as the reader counts: a reference, the prices are in roubles. */
function RatesSentence({ rates }: { rates: ExchangeRates }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const sums = { sum: formatRoubles(SAMPLE_KOP, locale), amount: formatOwnCurrency(SAMPLE_KOP, rates, locale) }
  return (
    <>
      <br />
      <Text as="span" size="s" tone="muted" visibility="no-print">
        {t('ownCurrency', { ...sums, date: useRateDate(rates) })}
      </Text>
    </>
  )
}
