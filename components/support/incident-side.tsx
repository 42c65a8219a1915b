import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import type { BranchFacts } from '@/provider/contract/settings'
import { LiabilityLines } from './liability-lines'

const SAY = ['where', 'hurt', 'car', 'drive'] as const

/** Beside the steps: what to say, what it costs, and what to do when nobody crashed. */
export function IncidentSide({ insurance, children }: { insurance: BranchFacts['insurance']; children: ReactNode }) {
  const t = useTranslations('support.incident')
  return (
    <Stack as="aside" gap={20}>
      <InfoBlock heading={t('say.title')} isPanel isSub>
        <ul>
          {SAY.map((key) => (
            <li key={key}>{t(`say.${key}`)}</li>
          ))}
        </ul>
      </InfoBlock>
      {insurance.length > 0 && (
        <InfoBlock heading={t('pay.title')} isPanel isSub>
          <LiabilityLines insurance={insurance} />
          <Text size="xs" tone="muted">
            {t('pay.note')}
          </Text>
        </InfoBlock>
      )}
      <InfoBlock heading={t('breakdown.title')} isPanel isSub>
        <Text size="s">{t('breakdown.stopped')}</Text>
        <Text size="s">{t('breakdown.theft')}</Text>
      </InfoBlock>
      {children}
    </Stack>
  )
}
