import { useLocale, useTranslations } from 'next-intl'
import { CitizenDocuments } from '@/components/support/citizen-documents'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

export function NeededDocuments({ documents }: { documents: Settings['documents'] }) {
  const t = useTranslations('conditions.documents')
  return (
    <ConditionBlock id="documents">
      <p>{t('text')}</p>
      <CitizenDocuments documents={documents} level={3} />
      <TextLink href="/support/doc/">{t('more')}</TextLink>
    </ConditionBlock>
  )
}

/** Mileage, fuel and night hours: a sentence or two each. */
export function OnTheRoad({ settings: { facts, rules } }: { settings: Settings }) {
  const t = useTranslations('conditions')
  const { mileage } = facts
  const { night } = rules
  const fee = formatRoubles(night.feeKop, useLocale())
  return (
    <>
      <ConditionBlock id="mileage">
        <p>{t('mileage.text')}</p>
        <p>{t('mileage.limited', { km: mileage.kmPerDay, percent: mileage.discountPercent })}</p>
      </ConditionBlock>
      <ConditionBlock id="fuel">
        <p>{t('fuel.text')}</p>
      </ConditionBlock>
      <ConditionBlock id="night">
        <p>{t('night.text', { from: night.from, to: night.to, fee, delay: night.onDelay ? 'yes' : 'no' })}</p>
      </ConditionBlock>
    </>
  )
}

/** What may come after the rental: the price list has every sum. */
export function LaterCharges() {
  const t = useTranslations('conditions.later')
  return (
    <ConditionBlock id="later">
      <p>{t('text')}</p>
      <ButtonRow visibility="no-print">
        <Button href={SITE_LINKS.prices} variant="soft">
          {t('link')}
        </Button>
      </ButtonRow>
    </ConditionBlock>
  )
}
