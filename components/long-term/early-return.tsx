import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { LongTermPage } from '@/lib/long-term/long-term-car'
import { earlyReturnKop } from '@/provider/contract/rules/long-term/early-return'
import styles from './sections.module.css'

/** What it costs to bring the car back before the term is over: the rule, and its figures for the longest term. */
export function EarlyReturn({ offer }: { offer: LongTermPage }) {
  const t = useTranslations('longTerm.early')
  const locale = useLocale()
  const terms = offer.prices.map(({ months }) => months)
  const longest = terms.at(-1) ?? 1
  const shorter = terms.filter((months) => months < longest)
  return (
    <Panel heading={t('title')} headingId="early">
      <p>{t('rule', { days: offer.earlyReturnNoticeDays })}</p>
      {shorter.length > 0 && (
        <>
          <h3>{t('example', { months: longest })}</h3>
          <ul className={styles.early}>
            {shorter.map((months) => (
              <li key={months}>
                <span>{t('after', { months })}</span>
                <Text as="b" isNumeric>
                  {formatRoubles(earlyReturnKop(offer, longest, months), locale)}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
