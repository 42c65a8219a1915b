import { useTranslations } from 'next-intl'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import { PROMO_CODE_MAX } from '@/provider/contract/rules/promo/promo-states'
import styles from './promo-field.module.css'

/** The code behind a small line of text; one that came with the address stands open. */
export function PromoField({ value }: { value: string }) {
  const t = useTranslations('search.promo')
  return (
    <details className={styles.promo} open={value !== ''}>
      <DisclosureSummary look="small">{t('summary')}</DisclosureSummary>
      <Field label={t('label')}>
        <TextInput
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={value}
          isCaps
          maxLength={PROMO_CODE_MAX}
          name="promo"
          spellCheck={false}
        />
      </Field>
    </details>
  )
}
