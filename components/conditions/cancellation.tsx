import { useLocale, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { Panel } from '@/components/ui/panel/panel'
import { Table } from '@/components/ui/table/table'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatPhone } from '@/lib/format/phone'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

/** What comes back when a booking is cancelled, and until when it can be changed. */
export function Cancellation({ settings: { rules, main_phone, main_email } }: { settings: Settings }) {
  const t = useTranslations('conditions.cancellation')
  const gap = sentenceGap(useLocale())
  const { freeCancellationHours, changeHours, refundBankDays, minHoursBeforePickup } = rules
  const rows = [
    { when: t('early', { hours: freeCancellationHours }), refund: t('earlyRefund') },
    { when: t('late', { hours: freeCancellationHours }), refund: t('lateRefund') },
    { when: t('late', { hours: changeHours }), refund: t('lastRefund') },
    { when: t('started'), refund: t('startedRefund') },
  ]
  return (
    <ConditionBlock id="cancellation">
      <Panel as="div">
        <Table
          caption={t('caption')}
          columns={[
            { name: t('when'), cell: ({ when }) => when },
            { name: t('refund'), cell: ({ refund }) => refund },
          ]}
          isCaptionVisible
          keyOf={({ when }) => when}
          rows={rows}
        />
      </Panel>
      <p>{t('change', { hours: changeHours })}</p>
      <p>
        {t.rich('excess', {
          email: main_email,
          link: (chunks) => <TextLink href={`mailto:${main_email}`}>{chunks}</TextLink>,
        })}
      </p>
      <p>{`${t('bank', { days: refundBankDays })}${gap}${t('cash')}`}</p>
      <p>
        <ContentText
          phone={main_phone}
          text={t('soon', { hours: minHoursBeforePickup, phone: formatPhone(main_phone) })}
        />
      </p>
    </ConditionBlock>
  )
}
