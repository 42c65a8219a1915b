import { useLocale, useTranslations } from 'next-intl'
import { fullName } from '@/lib/format/full-name'
import { formatPhone } from '@/lib/format/phone'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriversAnswer } from '@/provider/contract/account'
import { ClientTable } from './client-table'
import { EmptySection } from './empty-section'

type Driver = DriversAnswer['items'][number]

const LOOK_OF: Record<Driver['verification'], string> = {
  on_review: 'wait',
  verified: 'ok',
  rejected: 'bad',
  incomplete: 'wait',
}

/** Other people who drive on this client's rentals. */
export function DriversView({ items }: { items: readonly Driver[] }) {
  const t = useTranslations('client')
  const locale = useLocale()
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.booking, name: t('chooseCar') }}
        picture="empty-trips"
        section="drivers"
      />
    )
  return (
    <section className="panel">
      <ClientTable<Driver>
        caption={t('sections.drivers')}
        columns={[
          { name: t('columns.name'), cell: (driver) => fullName(driver, locale) },
          { name: t('columns.phone'), cell: ({ phone }) => <span className="num">{formatPhone(phone)}</span> },
          { name: t('columns.email'), cell: ({ email }) => email || '—' },
          { name: t('columns.approved'), cell: ({ approved }) => t(approved ? 'approved' : 'notApproved') },
          {
            name: t('columns.verification'),
            cell: ({ verification }) => (
              <span className={`tag ${LOOK_OF[verification]}`}>{t(`verifications.${verification}`)}</span>
            ),
          },
        ]}
        keyOf={({ id }) => id}
        rows={items}
      />
    </section>
  )
}
