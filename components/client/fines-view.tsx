import { useTranslations } from 'next-intl'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { FinesAnswer } from '@/provider/contract/account'
import { Day, DebtSection, Roubles } from './debt-section'

export function FinesView({ fines }: { fines: FinesAnswer }) {
  const t = useTranslations('client')
  return (
    <DebtSection
      advice={SITE_LINKS.fine}
      answer={fines}
      columns={[
        { name: t('columns.fine'), cell: ({ name }) => name },
        { name: t('columns.car'), cell: ({ car }) => car },
        { name: t('columns.date'), cell: ({ date }) => <Day date={date} /> },
        { name: t('columns.place'), cell: ({ place }) => place || '—' },
        { name: t('columns.sum'), cell: ({ size }) => <Roubles sum={size} />, isNumber: true },
        { name: t('columns.status'), cell: (fine) => <FineState {...fine} /> },
      ]}
      debtName={t('toPay')}
      section="fines"
    />
  )
}

/** With its sum: a discount makes it less than the fine's size. */
function FineState({ debt, paid }: FinesAnswer['items'][number]) {
  const t = useTranslations('client')
  return debt > 0 ? (
    <>
      <span className="tag bad">{t('unpaid')}</span>{' '}
      <b className="num due">
        <Roubles sum={debt} />
      </b>
    </>
  ) : (
    <>
      <span className="tag ok">{t('paid')}</span>{' '}
      <span className="num">
        <Roubles sum={paid} />
      </span>
    </>
  )
}
