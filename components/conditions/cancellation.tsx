import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { formatPhone } from '@/lib/format/phone'
import type { Settings } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

/** What comes back when a booking is cancelled, and until when it can be changed. */
export function Cancellation({ settings: { rules, main_phone } }: { settings: Settings }) {
  const t = useTranslations('conditions.cancellation')
  const { freeCancellationHours, changeHours, refundBankDays, minHoursBeforePickup } = rules
  const rows = [
    [t('early', { hours: freeCancellationHours }), t('earlyRefund')],
    [t('late', { hours: freeCancellationHours }), t('lateRefund')],
    [t('late', { hours: changeHours }), t('lastRefund')],
    [t('started'), t('startedRefund')],
  ]
  return (
    <ConditionBlock id="cancellation">
      <div className="panel">
        <table className="info-table">
          <caption>{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('refund')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([when, refund]) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>{refund}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('change', { hours: changeHours })}</p>
      <p>{t('bank', { days: refundBankDays })}</p>
      <p>
        <ContentText
          phone={main_phone}
          text={t('soon', { hours: minHoursBeforePickup, phone: formatPhone(main_phone) })}
        />
      </p>
    </ConditionBlock>
  )
}
