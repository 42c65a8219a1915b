import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import type { ClientResponse } from '@/provider/contract/account'

type Props = { client: Pick<ClientResponse, 'id' | 'attention'>; section: 'fines' | 'damages' }

/** From fines to damages and back, while something is to be paid there. */
export function OtherDebts({ client: { id, attention }, section }: Props) {
  const t = useTranslations('debts')
  const other = section === 'fines' ? 'damages' : 'fines'
  if (attention[other] === 0) return null
  return (
    <p>
      <TextLink href={clientHref(other, id)}>{t(other === 'fines' ? 'alsoFines' : 'alsoDamages')}</TextLink>
    </p>
  )
}
