import { useTranslations } from 'next-intl'
import { MilesBalance, MilesSurface } from '@/components/miles/miles-surface'
import { Button } from '@/components/ui/button/button'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { clientHref } from '@/lib/account/client-sections'
import type { ClientResponse } from '@/provider/contract/account'
import { LevelProgress } from './level-progress'
import { LoyaltyBridge } from './loyalty-bridge'

type Props = { client: ClientResponse; pending: number }

/** Miles, and the bridge to the next level. */
export function MilesPanel({ client: { id, bonus_miles, loyalty }, pending }: Props) {
  const t = useTranslations('account.miles')
  const tLevels = useTranslations('support.loyalty.levels.names')
  return (
    <MilesSurface headingId="client-miles">
      <Row align="start" isWrapping justify="between">
        <MilesBalance
          count={t('count', { miles: bonus_miles })}
          heading={t('title')}
          headingId="client-miles"
          notes={pending > 0 ? [t('pending', { miles: pending })] : []}
        />
        <Row>
          <Button href={clientHref('spend', id)} size="s" variant="glass">
            {t('spent')}
          </Button>
          <Button href={clientHref('charge', id)} size="s" variant="glass">
            {t('earned')}
          </Button>
        </Row>
      </Row>
      {loyalty.level !== 'none' && <Text size="s">{t('level', { level: tLevels(loyalty.level) })}</Text>}
      <LoyaltyBridge loyalty={loyalty} />
      <LevelProgress loyalty={loyalty} />
    </MilesSurface>
  )
}
