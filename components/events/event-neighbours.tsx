import { useLocale, useTranslations } from 'next-intl'
import { foreignLang } from '@/lib/content/foreign-lang'
import { Link } from '@/lib/i18n/navigation'
import type { EventItem } from '@/provider/contract/content'
import styles from './event-neighbours.module.css'

type Props = {
  /** Newest first. */
  all: EventItem[]
  id: number
}

/** The neighbours in the list. */
export function EventNeighbours({ all, id }: Props) {
  const t = useTranslations('events')
  const index = all.findIndex((event) => event.id === id)
  if (index < 0 || all.length < 2) return null
  const [newer, older] = [all[index - 1], all[index + 1]]
  return (
    <nav aria-label={t('around')} className={styles.around}>
      {newer && <Neighbour event={newer} label={t('newer')} />}
      {older && <Neighbour event={older} label={t('older')} />}
    </nav>
  )
}

function Neighbour({ event, label }: { event: EventItem; label: string }) {
  return (
    <Link href={`/about/events/${event.id}/`}>
      <span>{label}</span>
      <b lang={foreignLang(event.language, useLocale())}>{event.title}</b>
    </Link>
  )
}
