import { useLocale, useTranslations } from 'next-intl'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { foreignCardsText } from '@/provider/contract/rules/payments/accepted-ways'
import { depositBrands, FOREIGN_CARDS } from '@/provider/contract/rules/payments/payment-methods'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'

type Props = { settings: Pick<Settings, 'rules' | 'facts'> }

/** What a deposit is, the ways to leave one, when it comes back, and what happens when damage costs more. */
export function DepositRules({ settings: { rules, facts } }: Props) {
  const t = useTranslations('conditions.deposit')
  const format = useListFormat()
  const locale = useLocale()
  const gap = sentenceGap(locale)
  const declined = foreignCardsText(facts.payments, locale)
  const brands = format.list(depositBrands(facts.payments).map((brand) => t(`brands.${brand}`)))
  const cash = rules.depositInCash ? 'yes' : 'no'
  return (
    <>
      <p>{t('text')}</p>
      <ul>
        <li>
          {t('card', { brands, count: rules.depositMaxCards }) + gap + t('release', { days: rules.depositReleaseDays })}
        </li>
        {rules.depositInCash && <li>{t('cash')}</li>}
      </ul>
      {!FOREIGN_CARDS.some((method) => facts.payments[method].deposit) && (
        <p>{[declined, t('foreign', { cash })].filter(Boolean).join(gap)}</p>
      )}
      <p>{t('damage')}</p>
    </>
  )
}
