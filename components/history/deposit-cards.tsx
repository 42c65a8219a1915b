import { useLocale, useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Deposit, DepositCard } from '@/provider/contract/deposits'

/** Each card with its own part of the deposit: since when it was blocked, when it was released, what was kept and why. */
export function DepositCards({ cards, isOverdue }: { cards: Deposit['cards']; isOverdue: boolean }) {
  const t = useTranslations('history.deposit')
  const locale = useLocale()
  return (
    <ul aria-label={t('cards')} className="deposit-cards">
      {cards.map((card) => (
        <li key={`${card.brand} ${card.last4} ${card.heldAt}`}>
          <CardName card={card} />
          <b className="num">{formatRoubles(card.amountKop, locale)}</b>
          <CardDays card={card} isOverdue={isOverdue} />
        </li>
      ))}
    </ul>
  )
}

function CardName({ card: { brand, last4 } }: { card: DepositCard }) {
  const t = useTranslations('history.deposit')
  const tBrands = useTranslations('conditions.deposit.brands')
  return (
    <span>
      {tBrands(brand)}{' '}
      {last4 === null ? (
        <span className="muted">{t('forgotten')}</span>
      ) : (
        <>
          <span aria-hidden className="num">{`••\u00a0${last4}`}</span>
          <span className="sr-only">{t('digits', { digits: last4 })}</span>
        </>
      )}
    </span>
  )
}

function CardDays({ card, isOverdue }: { card: DepositCard; isOverdue: boolean }) {
  const t = useTranslations('history.deposit')
  const format = useFormatter()
  const locale = useLocale()
  const day = (at: string) => format.dateTime(new Date(at), FAR_DAY)
  const { heldAt, releasedAt, keptKop, reason, amountKop } = card
  return (
    <small className={releasedAt === null && isOverdue ? 'due' : 'muted'}>
      <span>{t('blocked', { day: day(heldAt) })}</span>
      {releasedAt !== null && keptKop < amountKop && <span>{t('free', { day: day(releasedAt) })}</span>}
      {reason !== null && (
        <span>{t('keptPart', { amount: formatRoubles(keptKop, locale), reason: t(`reasons.${reason}`) })}</span>
      )}
    </small>
  )
}
