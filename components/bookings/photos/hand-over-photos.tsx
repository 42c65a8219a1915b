import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { SHORT_DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HandOverPhoto } from '@/provider/contract/files'
import { HAND_OVER_STAGES } from '@/provider/contract/rules/files/file-kinds'
import styles from './hand-over-photos.module.css'

type Props = { number: string; photos: readonly HandOverPhoto[] }

/** The client's own photos of a rental, of the pick-up and of the return; each opens in full. */
export function HandOverPhotos({ number, photos }: Props) {
  const t = useTranslations('files.handOverPhotos')
  const format = useFormatter()
  return HAND_OVER_STAGES.map((stage) => {
    const own = photos.filter((photo) => photo.stage === stage)
    return (
      own.length > 0 && (
        <div key={stage}>
          <Text size="s" weight="semi">
            {t(stage)}
          </Text>
          <ul aria-label={t(stage)} className={styles.photos}>
            {own.map(({ id, uploadedAt }, index) => {
              const moment = format.dateTime(new Date(uploadedAt), SHORT_DEADLINE_MOMENT)
              const href = `/api/bookings/${number}/photos/?id=${id}`
              return (
                <li key={id}>
                  <a href={href} rel="noreferrer" target="_blank">
                    {/* biome-ignore lint/performance/noImgElement: next/image would fetch it without the owner’s cookie, and keep a copy. */}
                    <img
                      alt={t('photo', { stage: t(stage), number: index + 1, moment })}
                      height={360}
                      loading="lazy"
                      src={`${href}&size=small`}
                      width={480}
                    />
                  </a>
                  <Text as="time" dateTime={uploadedAt} size="xs" tone="muted">
                    {moment}
                  </Text>
                </li>
              )
            })}
          </ul>
        </div>
      )
    )
  })
}
