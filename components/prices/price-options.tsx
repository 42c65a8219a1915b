import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import type { PricesResponse } from '@/provider/contract/prices'
import { ChipRow } from './chip-row'
import { type DayOptions, type PriceView, priceAddress } from './price-address'
import styles from './prices.module.css'

type Props = { view: PriceView } & Pick<PricesResponse, 'mileage' | 'insurance'>

type Toggle = { title: string; choices: { name: string; options: DayOptions }[] }

/** What a day of the table has in it: links, as the seasons are, so that the choice works without JavaScript. */
export function PriceOptions({ view, mileage, insurance }: Props) {
  const t = useTranslations('prices')
  const { options } = view
  const limited = t('mileageLimited', { km: mileage.kmPerDay, percent: mileage.discountPercent })
  return (
    <div className={styles.options}>
      <OptionLinks
        choices={[
          { name: t('mileageStandard'), options: { ...options, mileage: 'standard' } },
          { name: limited, options: { ...options, mileage: 'limited' } },
        ]}
        title={t('mileageChoice')}
        view={view}
      />
      {insurance.length > 1 && (
        <OptionLinks
          choices={insurance.map(({ code, name }) => ({ name, options: { ...options, insurance: code } }))}
          title={t('insurance')}
          view={view}
        />
      )}
    </div>
  )
}

function OptionLinks({ title, choices, view }: Toggle & { view: PriceView }) {
  const isChosen = ({ mileage, insurance }: DayOptions) =>
    mileage === view.options.mileage && insurance === view.options.insurance
  return (
    <ChipRow chosen={`${view.options.mileage} ${view.options.insurance}`} label={title}>
      <span aria-hidden="true">{title}</span>
      {choices.map(({ name, options }) => (
        <Link
          aria-current={isChosen(options) ? 'true' : undefined}
          href={priceAddress({ ...view, options })}
          key={name}
          scroll={false}
        >
          {name}
        </Link>
      ))}
    </ChipRow>
  )
}
