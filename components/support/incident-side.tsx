import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { BranchFacts } from '@/provider/contract/settings'
import { LiabilityLines } from './liability-lines'
import { RussianPhrases } from './russian-phrases'

const SAY = ['where', 'hurt', 'car', 'drive'] as const

/** Beside the steps: what to say, what it costs, and what to do when nobody crashed. */
export function IncidentSide({ insurance, children }: { insurance: BranchFacts['insurance']; children: ReactNode }) {
  const t = useTranslations('support.incident')
  return (
    <aside className="info-side">
      <RussianPhrases />
      <section className="panel info-block">
        <h2>{t('say.title')}</h2>
        <ul>
          {SAY.map((key) => (
            <li key={key}>{t(`say.${key}`)}</li>
          ))}
        </ul>
      </section>
      {insurance.length > 0 && (
        <section className="panel info-block">
          <h2>{t('pay.title')}</h2>
          <LiabilityLines insurance={insurance} />
          <p className="xs muted">{t('pay.note')}</p>
        </section>
      )}
      <section className="panel info-block">
        <h2>{t('breakdown.title')}</h2>
        <p className="small">{t('breakdown.stopped')}</p>
        <p className="small">{t('breakdown.theft')}</p>
      </section>
      {children}
    </aside>
  )
}
