import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { FieldGroup } from '@/components/ui/field/field-group'
import { TextInput } from '@/components/ui/input/text-input'
import { TextLink } from '@/components/ui/text-link/text-link'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { type LongTermFilter, longTermFields, longTermHref, PRICE_MAX } from '@/lib/long-term/long-term-filter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './filters.module.css'

/** What a month may cost for the term chosen, in roubles: a plain GET form that carries the other filters on. */
export function MonthPriceForm({ filter }: { filter: LongTermFilter }) {
  const t = useTranslations('longTerm.monthPrice')
  const carried = longTermFields({ ...filter, priceFrom: null, priceTo: null, page: 1 })
  const field = (name: 'priceFrom' | 'priceTo') => (
    <label>
      <span>{t(name)}</span>
      <TextInput
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
    <form action={`${PREFIX_OF[useLocale()]}${SITE_LINKS.longTerm}`} className={styles.price}>
      <FieldGroup legend={t('label')}>
        {carried.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {field('priceFrom')}
        {field('priceTo')}
        <Button size="s" type="submit" variant="line">
          {t('apply')}
        </Button>
        {(filter.priceFrom !== null || filter.priceTo !== null) && (
          <TextLink href={longTermHref(filter, { priceFrom: null, priceTo: null })} scroll={false}>
            {t('clear')}
          </TextLink>
        )}
      </FieldGroup>
    </form>
  )
}
