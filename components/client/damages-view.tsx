import { useTranslations } from 'next-intl'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DamagesAnswer } from '@/provider/contract/account'
import { Day, DebtSection, Roubles } from './debt-section'

export function DamagesView({ damages }: { damages: DamagesAnswer }) {
  const t = useTranslations('client')
  return (
    <DebtSection
      advice={SITE_LINKS.incident}
      answer={damages}
      columns={[
        { name: t('columns.damage'), cell: ({ damage }) => damage },
        { name: t('columns.car'), cell: ({ car }) => car },
        { name: t('columns.date'), cell: ({ date }) => <Day date={date} /> },
        { name: t('columns.cost'), cell: ({ cost }) => <Roubles sum={cost} />, isNumber: true },
        { name: t('columns.paid'), cell: ({ paid }) => <Roubles sum={paid} />, isNumber: true },
        {
          name: t('debt'),
          cell: ({ debt }) => (
            <b className={debt > 0 ? 'due' : undefined}>
              <Roubles sum={debt} />
            </b>
          ),
          isNumber: true,
        },
      ]}
      debtName={t('debt')}
      section="damages"
    />
  )
}
