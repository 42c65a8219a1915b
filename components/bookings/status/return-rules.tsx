import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { LaterCharge } from '@/provider/contract/later-charges'
import { Fact } from './fact'

/** What may be asked for after a rental, of the branch's price list. */
export type ReturnFacts = { charges: readonly LaterCharge[] }

const MINUTE_MS = 60_000

/** Key, fuel, and until when a late return costs nothing: as a time, with what it costs afterwards. */
export function ReturnRules({ dropoff, facts: { charges } }: { dropoff: Date; facts: ReturnFacts }) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const format = useFormatter()
  const fuel = charges.find(({ code }) => code === 'fuel')
  const late = charges.find(({ code }) => code === 'late')
  const graceEnd = late?.graceMinutes ? new Date(dropoff.getTime() + late.graceMinutes * MINUTE_MS) : null
  return (
    <>
      <Fact icon="key-round">
        <b>{t('key')}</b>
        <Text size="s" tone="muted">
          {t('keyText')}
        </Text>
      </Fact>
      {fuel?.feeKop != null && (
        <Fact icon="fuel">
          <b>{t('fuel')}</b>
          <Text size="s" tone="muted">
            {t('fuelText', { amount: formatRoubles(fuel.feeKop, locale) })}
          </Text>
        </Fact>
      )}
      {graceEnd && (
        <Fact icon="clock">
          <Tag isNumeric tone="success">
            {t('graceUntil', {
              time: format.dateTime(graceEnd, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
            })}
          </Tag>
          {late?.sharePercent != null && (
            <Text size="s" tone="muted">
              {t('lateText', { percent: late.sharePercent })}
            </Text>
          )}
        </Fact>
      )}
    </>
  )
}
