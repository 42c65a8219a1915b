import { useTranslations } from 'next-intl'
import { clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import type { ClientResponse } from '@/provider/contract/account'

type Props = { client: Pick<ClientResponse, 'id' | 'attention'>; section: 'fines' | 'damages' }

/** From fines to damages and back, while something is to be paid there. */
export function OtherDebts({ client: { id, attention }, section }: Props) {
  const t = useTranslations('debts')
  const other = section === 'fines' ? 'damages' : 'fines'
  if (attention[other] === 0) return null
  return (
    <p>
      <Link className="link" href={clientHref(other, id)}>
        {t(other === 'fines' ? 'alsoFines' : 'alsoDamages')}
      </Link>
    </p>
  )
}
