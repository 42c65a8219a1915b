import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import { bookingHref } from '@/lib/history/addresses'
import type { OwnDeposit } from '@/lib/history/own-deposits'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { DepositTrack } from './deposit-track'

type Props = { clientId: number; deposits: readonly OwnDeposit[]; now: Date }

/** Where the client's deposits are; nothing when there are none. */
export function DepositsPanel({ clientId, deposits, now }: Props) {
  const t = useTranslations('history.deposit')
  const locale = useLocale()
  if (deposits.length === 0) return null
  return (
    <Panel flow="stack">
      <Row justify="between">
        <Heading isSub>{t('title')}</Heading>
        <TextLink href={SITE_LINKS.conditions} isOneLine size="s">
          {t('how')}
        </TextLink>
      </Row>
      <LinedList>
        {deposits.map(({ number, car, deposit, dropoffAt }) => (
          <Stack as="li" key={number}>
            <Row justify="between">
              <TextLink href={bookingHref(clientId, number)} isAlone>
                {car}
              </TextLink>
              <Text as="b" isNumeric size="l">
                {formatRoubles(deposit.amountKop, locale)}
              </Text>
            </Row>
            <DepositTrack deposit={deposit} dropoffAt={dropoffAt} now={now} />
          </Stack>
        ))}
      </LinedList>
    </Panel>
  )
}
