import { useLocale, useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Deposit } from '@/provider/contract/deposits'
import { DepositCards } from './deposit-cards'

const WITH_TERMS: readonly Deposit['state'][] = ['planned', 'held', 'releasing', 'partly_released']

/** What is known of the deposit: the sum, until when it must be released or when it was, and each card by itself. */
export function DepositTracker({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('history.deposit')
  const locale = useLocale()
  const { state, amountKop, cards, maxCards, releaseDays } = deposit
  const isOverdue = state === 'overdue'
  return (
    <section className="panel stack deposit">
      <div className="row between">
        <h2 className="h-sub">{t('title')}</h2>
        {amountKop > 0 && <b className="num">{formatRoubles(amountKop, locale)}</b>}
      </div>
      <DepositWords deposit={deposit} />
      {cards.length > 0 && <DepositCards cards={cards} isOverdue={isOverdue} />}
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

function DepositWords({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('history.deposit')
  const format = useFormatter()
  const locale = useLocale()
  const { state, holdAt, releaseBy, releasedAt, keptKop, amountKop, cards } = deposit
  const day = (at: string | null) => (at ? format.dateTime(new Date(at), FAR_DAY) : '')
  const isOverdue = state === 'overdue'
  const values = {
    hold: day(holdAt),
    release: day(releaseBy),
    released: day(releasedAt),
    kept: formatRoubles(keptKop, locale),
    whole: keptKop >= amountKop ? 'yes' : 'no',
  }
  return (
    <p className={isOverdue ? 'due' : undefined}>{t(isOverdue && cards.length > 0 ? 'overdueCard' : state, values)}</p>
  )
}
