import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { Settings } from '@/provider/contract/settings'

/** What the branch promises; every number is a setting. */
export function HowWeWork({ settings: { rules } }: { settings: Settings }) {
  const t = useTranslations('about.work')
  const { from, to, feeKop } = rules.night
  const night = { from, to, fee: formatRoubles(feeKop, useLocale()) }
  const promises = [
    { title: t('price'), text: t('priceText') },
    { title: t('deposit'), text: t('depositText', { days: rules.depositReleaseDays }) },
    { title: t('exact'), text: t('exactText') },
    ...(feeKop > 0 ? [{ title: t('night'), text: t('nightText', night) }] : []),
  ]
  return (
    <section className="info-block">
      <h2>{t('title')}</h2>
      <ul className="info-cards">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
