import '@/components/ui/choice.css'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { type LongTermFilter, longTermFields, longTermHref, PRICE_MAX } from '@/lib/long-term/long-term-filter'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** What a month may cost for the term chosen, in roubles: a plain GET form that carries the other filters on. */
export function MonthPriceForm({ filter }: { filter: LongTermFilter }) {
  const t = useTranslations('longTerm.monthPrice')
  const carried = longTermFields({ ...filter, priceFrom: null, priceTo: null, page: 1 })
  const field = (name: 'priceFrom' | 'priceTo') => (
    <label className="lt-price-end">
      <span>{t(name)}</span>
      <input
        className="inp"
        // Another address has another number in it.
        defaultValue={filter[name] ?? ''}
        inputMode="numeric"
        key={filter[name]}
        max={PRICE_MAX}
        min={1}
        name={name}
        type="number"
      />
    </label>
  )
  return (
    <form action={`${PREFIX_OF[useLocale()]}${SITE_LINKS.longTerm}`} className="choice lt-price">
      <fieldset>
        <legend className="lbl">{t('label')}</legend>
        {carried.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {field('priceFrom')}
        {field('priceTo')}
        <button className="btn line sm" type="submit">
          {t('apply')}
        </button>
        {(filter.priceFrom !== null || filter.priceTo !== null) && (
          <Link className="link" href={longTermHref(filter, { priceFrom: null, priceTo: null })} scroll={false}>
            {t('clear')}
          </Link>
        )}
      </fieldset>
    </form>
  )
}
