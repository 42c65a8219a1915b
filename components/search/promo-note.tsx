import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LoginLink } from '@/components/layout/header/login-link'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { useListFormat } from '@/lib/i18n/use-list-format'
import type { PromoOutcome } from '@/provider/contract/promo'

type Props = {
  promo: PromoOutcome
  /** In a list of cars: where those of a class are, by its name. */
  classHref?: (name: string) => string | null
}

/** What became of a code: each state in its own words, with the facts of its reason. */
export function PromoNote({ promo, classHref }: Props) {
  const text = usePromoText(promo)
  const accepted = promo.state === 'accepted'
  return (
    <Notice
      as="p"
      icon={<Icon of={accepted ? 'circle-check' : 'circle-alert'} />}
      isApart
      kind={accepted ? 'success' : 'info'}
    >
      {accepted && classHref && promo.classes.length > 0 ? <ForClasses hrefOf={classHref} promo={promo} /> : text}
    </Notice>
  )
}

type ClassProps = { promo: PromoOutcome; hrefOf: NonNullable<Props['classHref']> }

/** A code of some classes leaves the other cars of a list as they are. */
function ForClasses({ promo: { code, percent, classes }, hrefOf }: ClassProps) {
  const t = useTranslations('search.promo')
  const { elementList } = useListFormat()
  const names = () =>
    elementList(
      classes.map((name) => {
        const href = hrefOf(name)
        const text = t('className', { name })
        return href ? (
          <TextLink href={href} key={name}>
            {text}
          </TextLink>
        ) : (
          <span key={name}>{text}</span>
        )
      }),
    )
  return <span>{t.rich('acceptedForClasses', { code, percent, count: classes.length, names })}</span>
}

function usePromoText({ code, state, percent, statedPercent, minDays, rentalFrom, rentalTo, classes }: PromoOutcome) {
  const t = useTranslations('search.promo')
  const format = useFormatter()
  const { list } = useListFormat()
  if (state === 'accepted' && statedPercent !== null && percent < statedPercent)
    return t('acceptedPartly', { code, percent, stated: statedPercent })

  const day = (date: string | null) =>
    date === null ? '' : format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' })
  const known = rentalFrom && rentalTo ? 'both' : rentalFrom ? 'from' : rentalTo ? 'to' : 'neither'
  return t.rich(state, {
    link: (chunks: ReactNode) => <TextLink as={LoginLink}>{chunks}</TextLink>,
    code,
    percent,
    known,
    from: day(rentalFrom),
    to: day(rentalTo),
    minDays: minDays ?? 0,
    classes: list(classes, { type: 'disjunction' }),
  })
}
