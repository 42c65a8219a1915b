import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { noCardFacts } from '@/lib/payments/no-card-facts'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { russianWays } from '@/provider/contract/rules/payments/accepted-ways'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'

export type PaySettings = Pick<Settings, 'main_phone' | 'main_email' | 'facts' | 'rules'>
type Props = { settings: PaySettings }

/** What the site takes, where that is not every card, and that cash is taken at the pick-up. */
export function RussianCardNote({ settings, isAhead = false }: Props & { isAhead?: boolean }) {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const { payments } = settings.facts
  const ways = russianWays(payments)
  const hasCash = isAhead && payments.cashRub.branch
  if (ways === null && !hasCash) return null
  return (
    <Text size="s">
      {ways && t('only', { ways })}
      {ways && hasCash && sentenceGap(locale)}
      {hasCash && t('cash')}
    </Text>
  )
}

/** How to pay without a Russian card, also from another country. */
export function NoCardNote({ settings }: Props) {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const { wechat } = settings.facts.messengers
  if (russianWays(settings.facts.payments) === null) return null
  return (
    <Text size="s" tone="muted">
      {t.rich('noCard', {
        ...noCardFacts(settings),
        pay: (chunks: ReactNode) => <TextLink href={SITE_LINKS.payment}>{chunks}</TextLink>,
      })}
      {locale === 'zh-CN' && wechat !== '' && t('wechat', { name: wechat })}
    </Text>
  )
}
