import { useLocale, useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Deposit } from '@/provider/contract/history'

const WITH_TERMS: readonly Deposit['state'][] = ['planned', 'held', 'releasing']

/** What is known of the deposit: the sum, since when it is blocked, and until when it must be released. */
export function DepositTracker({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('history.deposit')
  const format = useFormatter()
  const locale = useLocale()
  const { state, amountKop, holdAt, releaseBy, maxCards, releaseDays } = deposit
  const day = (at: string | null) => (at ? format.dateTime(new Date(at), FAR_DAY) : '')
  const isOverdue = state === 'overdue'
  return (
    <section className="panel stack deposit">
      <div className="row between">
        <h2 className="h-sub">{t('title')}</h2>
        {amountKop > 0 && <b className="num">{formatRoubles(amountKop, locale)}</b>}
      </div>
      <p className={isOverdue ? 'due' : undefined}>{t(state, { hold: day(holdAt), release: day(releaseBy) })}</p>
      {WITH_TERMS.includes(state) && (
        <p className="small muted">{t('terms', { cards: maxCards, days: releaseDays })}</p>
      )}
      {isOverdue && (
        <p>
          <Link className="btn soft" href={SITE_LINKS.contacts}>
            {t('ask')}
          </Link>
        </p>
      )}
    </section>
  )
}
