import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { formatPhone } from '@/lib/format/phone'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { depositBrands } from '@/provider/contract/rules/payments/payment-methods'
import type { Settings } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

/** When the deposit comes back, and on which cards it can be blocked. */
export function DepositTerms({ settings: { rules, facts, main_phone } }: { settings: Settings }) {
  const t = useTranslations('conditions.deposit')
  const format = useFormatter()
  const brands = format.list(depositBrands(facts.payments).map((brand) => t(`brands.${brand}`)))
  return (
    <ConditionBlock id="deposit">
      <p>{t('text')}</p>
      <p>{t('release', { days: rules.depositReleaseDays })}</p>
      <p>{t('cards', { count: rules.depositMaxCards, brands })}</p>
      <p>
        <ContentText phone={main_phone} text={t('foreign', { phone: formatPhone(main_phone) })} />
      </p>
    </ConditionBlock>
  )
}
