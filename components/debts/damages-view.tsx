import { useTranslations } from 'next-intl'
import { HandOverPhotos } from '@/components/bookings/photos/hand-over-photos'
import { SumList } from '@/components/ui/sum-list/sum-list'
import { Text } from '@/components/ui/text/text'
import type { ListQuery } from '@/lib/account/list-address'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DamagesResponse } from '@/provider/contract/debts'
import { BeforeAfter } from './before-after'
import { DebtActions } from './debt-actions'
import { DebtEntry } from './debt-entry'
import { DebtNote, useSum } from './debt-note'
import { DebtSection } from './debt-section'

type Damage = DamagesResponse['items'][number]
type Props = { damages: DamagesResponse; clientId: number; query: ListQuery }

export function DamagesView({ damages, clientId, query }: Props) {
  return (
    <DebtSection
      advice={SITE_LINKS.incident}
      query={query}
      clientId={clientId}
      entry={(row, isDueFirst) => (
        <DebtEntry
          anchor={`damage-${row.id}`}
          debt={row}
          isOpen={isDueFirst || query.entry === String(row.id)}
          key={row.id}
          name={row.damage}
        >
          <DamageSums {...row} />
          <DamageProof {...row} />
          <DebtActions
            {...row}
            isDueFirst={isDueFirst}
            name={row.damage}
            number={String(row.id)}
            scanMaxMb={damages.scanMaxMb}
            section="damages"
          />
        </DebtEntry>
      )}
      response={damages}
      section="damages"
    />
  )
}

/** How what is left comes about: the price, less what the insurance, the deposit and the client paid. */
function DamageSums({ cost, covered, fromDeposit, paid, debt, atMost }: Damage) {
  const t = useTranslations('debts.sums')
  const sum = useSum()
  const less = (roubles: number) => roubles > 0 && `−${sum(roubles)}`
  return (
    <SumList
      rows={[
        { term: t('cost'), value: sum(cost) },
        { term: t('covered'), value: less(covered), tone: 'success' },
        { term: t('fromDeposit'), value: less(fromDeposit), tone: 'success' },
        { term: t('paid'), value: less(paid - fromDeposit), tone: 'success' },
        {
          key: 'left',
          term: (
            <>
              <Text as="b">{t('left')}</Text> {atMost !== null && <small>{t('atMost', { sum: sum(atMost) })}</small>}
            </>
          ),
          value: debt > 0 && sum(debt),
        },
      ]}
    />
  )
}

/** With own photos of the pick-up, the branch's photos of the damage stand beside them, and not among its documents. */
function DamageProof(row: Damage) {
  const { booking, ownPhotos, evidence, damage } = row
  const photos = evidence.filter(({ kind }) => kind === 'damage_photo')
  const others = evidence.filter(({ kind }) => kind !== 'damage_photo')
  const isPair = booking !== null && photos.length > 0 && ownPhotos.some(({ stage }) => stage === 'pickup')
  return (
    <>
      <DebtNote {...row} evidence={isPair ? others : evidence} isDisputed={row.status === 'disputed'} name={damage} />
      {isPair && <BeforeAfter booking={booking} name={damage} ownPhotos={ownPhotos} photos={photos} />}
      {!isPair && <OwnPhotos {...row} />}
    </>
  )
}

/** What the client photographed at the hand-overs of that rental. */
function OwnPhotos({ booking, ownPhotos }: Pick<Damage, 'booking' | 'ownPhotos'>) {
  const t = useTranslations('files.handOverPhotos')
  if (!booking || ownPhotos.length === 0) return null
  return (
    <div>
      <Text weight="semi">{t('own')}</Text>
      <HandOverPhotos number={booking} photos={ownPhotos} />
    </div>
  )
}
