import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Deposit, DepositCard } from '@/provider/contract/deposits'
import styles from './deposit-cards.module.css'

/** Each card and the cash with its own part of the deposit: since when it was taken, when released, what was kept and why. */
export function DepositCards({ cards, isOverdue }: { cards: Deposit['cards']; isOverdue: boolean }) {
  const t = useTranslations('history.deposit')
  const locale = useLocale()
  return (
    <ul aria-label={t('cards')} className={styles.cards}>
      {cards.map((card) => (
        <li key={`${card.brand} ${card.last4} ${card.heldAt}`}>
          <CardName card={card} />
          <Text as="b" isNumeric>
            {formatRoubles(card.amountKop, locale)}
          </Text>
          <CardDays card={card} isOverdue={isOverdue} />
        </li>
      ))}
    </ul>
  )
}

function CardName({ card: { brand, last4 } }: { card: DepositCard }) {
  const tBrands = useTranslations('conditions.deposit.brands')
  return (
    <span>
      {tBrands(brand)}
      {brand !== 'cash' && ' '}
      {brand !== 'cash' && <CardDigits last4={last4} />}
    </span>
  )
}

function CardDigits({ last4 }: Pick<DepositCard, 'last4'>) {
  const t = useTranslations('history.deposit')
  if (last4 === null)
    return (
      <Text as="span" tone="muted">
        {t('forgotten')}
      </Text>
    )
  return (
    <>
      <Text aria-hidden as="span" isNumeric>{`••\u00a0${last4}`}</Text>
      <VisuallyHidden>{t('digits', { digits: last4 })}</VisuallyHidden>
    </>
  )
}

function CardDays({ card, isOverdue }: { card: DepositCard; isOverdue: boolean }) {
  const t = useTranslations('history.deposit')
  const format = useFormatter()
  const locale = useLocale()
  const day = (at: string) => format.dateTime(new Date(at), FAR_DAY)
  const { brand, heldAt, releasedAt, keptKop, reason, amountKop } = card
  const [held, free] = brand === 'cash' ? (['taken', 'givenBack'] as const) : (['blocked', 'free'] as const)
  return (
    <Text as="small" tone={releasedAt === null && isOverdue ? 'danger' : 'muted'}>
      <span>{t(held, { day: day(heldAt) })}</span>
      {releasedAt !== null && keptKop < amountKop && <span>{t(free, { day: day(releasedAt) })}</span>}
      {reason !== null && (
        <span>{t('keptPart', { amount: formatRoubles(keptKop, locale), reason: t(`reasons.${reason}`) })}</span>
      )}
    </Text>
  )
}
