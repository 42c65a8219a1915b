import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { depositWay } from '@/lib/history/deposit-way'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Deposit } from '@/provider/contract/deposits'
import { DepositCards } from './deposit-cards'
import { DepositTrack } from './deposit-track'

type Props = { deposit: Deposit; dropoffAt: string; now: Date }

const WITH_TERMS: readonly Deposit['state'][] = ['planned', 'held', 'releasing', 'partly_released']

/** What is known of the deposit: the sum, until when it must be released or when it was, and each card by itself. */
export function DepositTracker({ deposit, dropoffAt, now }: Props) {
  const t = useTranslations('history.deposit')
  const locale = useLocale()
  const { state, amountKop, cards, maxCards, acceptsCash, releaseDays } = deposit
  const isOverdue = state === 'overdue'
  return (
    <Panel flow="stack">
      <Row justify="between">
        <Heading isSub>{t('title')}</Heading>
        {amountKop > 0 && (
          <Text as="b" isNumeric>
            {formatRoubles(amountKop, locale)}
          </Text>
        )}
      </Row>
      <DepositText deposit={deposit} />
      <DepositTrack deposit={deposit} dropoffAt={dropoffAt} now={now} />
      {cards.length > 0 && <DepositCards cards={cards} isOverdue={isOverdue} />}
      {WITH_TERMS.includes(state) && (
        <Text size="s" tone="muted">
          {t('terms', { cards: maxCards, days: releaseDays, cash: acceptsCash ? 'yes' : 'no' })}
        </Text>
      )}
      {isOverdue && (
        <p>
          <Button href={SITE_LINKS.contacts} variant="soft">
            {t('ask')}
          </Button>
        </p>
      )}
    </Panel>
  )
}

/** Where the deposit is, in words. */
export function DepositText({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('history.deposit')
  const format = useFormatter()
  const locale = useLocale()
  const { state, holdAt, releaseBy, releasedAt, keptKop, amountKop, cards, acceptsCash } = deposit
  const day = (at: string | null) => (at ? format.dateTime(new Date(at), FAR_DAY) : '')
  const isOverdue = state === 'overdue'
  const values = {
    hold: day(holdAt),
    release: day(releaseBy),
    released: day(releasedAt),
    kept: formatRoubles(keptKop, locale),
    whole: keptKop >= amountKop ? 'yes' : 'no',
    way: depositWay(deposit),
    cash: acceptsCash ? 'yes' : 'no',
  }
  return (
    <Text tone={isOverdue ? 'danger' : undefined}>
      {t(isOverdue && cards.length > 0 ? 'overdueCard' : state, values)}
    </Text>
  )
}
