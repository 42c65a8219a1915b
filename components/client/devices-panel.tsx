import { useTranslations } from 'next-intl'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { SessionsAnswer } from '@/provider/contract/sessions'

/** Browsers in which the client is signed in. */
export function DevicesPanel({ items }: { items: SessionsAnswer['items'] }) {
  const t = useTranslations('client.settings')
  const format = useFormatter()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('devices')}</h2>
      <ul className="lined">
        {items.map(({ id, createdAt, lastSeenAt, current }) => (
          <li className="row between" key={id}>
            <span>
              <b>{t(current ? 'thisDevice' : 'otherDevice')}</b>
              <span className="small muted">
                {t('deviceTimes', { created: moment(createdAt), seen: moment(lastSeenAt) })}
              </span>
            </span>
            {current && <span className="tag ok">{t('current')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
