import { useTranslations } from 'next-intl'
import { HandOverPhotos } from '@/components/bookings/photos/hand-over-photos'
import { Text } from '@/components/ui/text/text'
import type { Evidence, HandOverPhoto } from '@/provider/contract/files'
import styles from './before-after.module.css'
import { EvidenceFrames } from './debt-note'

type Props = {
  /** The damage. */
  name: string
  booking: string
  ownPhotos: readonly HandOverPhoto[]
  /** The branch's photos of the damage. */
  photos: readonly Evidence[]
}

/** The car before the rental and after it, beside each other: what the client photographed, and what the branch did. */
export function BeforeAfter({ name, booking, ownPhotos, photos }: Props) {
  const t = useTranslations('debts.pair')
  const ownAt = (stage: HandOverPhoto['stage']) => ownPhotos.filter((photo) => photo.stage === stage)
  return (
    <div className={styles.pair}>
      <section aria-label={t('before')}>
        <Text weight="semi">{t('before')}</Text>
        <HandOverPhotos number={booking} photos={ownAt('pickup')} />
      </section>
      <section aria-label={t('after')}>
        <Text weight="semi">{t('after')}</Text>
        <EvidenceFrames evidence={photos} name={name} />
        <HandOverPhotos number={booking} photos={ownAt('return')} />
      </section>
    </div>
  )
}
