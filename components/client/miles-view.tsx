import './miles.css'
import { useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { MilesAnswer } from '@/provider/contract/miles'
import { ClientTable, type Column } from './client-table'
import { EmptySection } from './empty-section'
import { Sums } from './sums'

type Entry = MilesAnswer['items'][number]
type Props = { kind: 'charge' | 'spend'; miles: MilesAnswer }

const LOOK_OF: Record<Entry['state'], string> = { pending: 'wait', credited: 'ok', spent: '', expired: 'bad' }

/** Miles that came in, or that went out. */
export function MilesView({ kind, miles: { balance, pending, items } }: Props) {
  const t = useTranslations('client')
  return (
    <>
      <Sums
        items={[
          { name: t('miles.balance'), value: t('miles.count', { miles: balance }) },
          { name: t('miles.pendingName'), value: t('miles.count', { miles: pending }) },
        ]}
      />
      {items.length > 0 ? (
        <MilesTable items={items} kind={kind} />
      ) : (
        <EmptySection
          action={
            kind === 'charge'
              ? { href: SITE_LINKS.loyalty, name: t('empty.charge.action') }
              : { href: SITE_LINKS.booking, name: t('chooseCar') }
          }
          picture="empty-trips"
          section={kind}
        />
      )}
    </>
  )
}

function MilesTable({ kind, items }: { kind: Props['kind']; items: readonly Entry[] }) {
  const t = useTranslations('client')
  const format = useFormatter()
  const day = (text: string, timeZone?: string) =>
    format.dateTime(new Date(text), { ...FAR_DAY, ...(timeZone ? { timeZone } : {}) })
  const expiry: Column<Entry> = {
    name: t('columns.expires'),
    cell: ({ state, expiresOn }) => (state === 'credited' && expiresOn ? day(expiresOn, 'UTC') : '—'),
  }
  return (
    <section className="panel">
      <ClientTable<Entry>
        caption={t(`sections.${kind}`)}
        columns={[
          { name: t('columns.reason'), cell: ({ text }) => text },
          { name: t('columns.date'), cell: ({ at }) => day(at) },
          {
            name: t('columns.state'),
            cell: ({ state }) => <span className={`tag ${LOOK_OF[state]}`}>{t(`mileStates.${state}`)}</span>,
          },
          ...(kind === 'charge' ? [expiry] : []),
          { name: t('columns.miles'), cell: ({ miles }) => t('miles.signed', { miles }), isNumber: true },
        ]}
        keyOf={({ id }) => id}
        rows={items}
      />
    </section>
  )
}
