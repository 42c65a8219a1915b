import { useTranslations } from 'next-intl'
import { PROMO_CODE_MAX } from '@/provider/contract/rules/promo/promo-states'

/** The code behind a small line of text; one that came with the address stands open. */
export function PromoField({ value }: { value: string }) {
  const t = useTranslations('search.promo')
  return (
    <details className="promo-field" open={value !== ''}>
      <summary>{t('summary')}</summary>
      <label className="field">
        <span className="lbl">{t('label')}</span>
        <input
          autoCapitalize="characters"
          autoComplete="off"
          className="inp"
          defaultValue={value}
          maxLength={PROMO_CODE_MAX}
          name="promo"
          spellCheck={false}
        />
      </label>
    </details>
  )
}
