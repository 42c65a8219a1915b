import { useTranslations } from 'next-intl'
import type { BranchFacts } from '@/provider/contract/settings'

/** Levels that earn something, each with its two conditions. */
export function LevelTable({ levels }: { levels: BranchFacts['loyalty']['levels'] }) {
  const t = useTranslations('support.loyalty.levels')
  return (
    <table className="info-table">
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('km')}</th>
          <th scope="col">{t('days')}</th>
          <th className="r" scope="col">
            {t('earn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ code, km, days, earnPercent }) => (
          <tr key={code}>
            <th scope="row">{t(`names.${code}`)}</th>
            <td>{t('kmValue', { km })}</td>
            <td>{t('daysValue', { days })}</td>
            <td className="r">{t('percent', { percent: earnPercent })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
