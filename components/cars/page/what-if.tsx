import { subHours } from 'date-fns'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/sprite.generated'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { CarPage } from '@/lib/cars/car'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { highestDayKop } from '@/provider/contract/rules/prices/day-prices'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './what-if.module.css'

/** `pickup`: of the dates asked. */
type Props = { car: CarPage; rules: BranchRules; pickup: Date | null; now: Date }

type CaseId = 'damage' | 'damageScooter' | 'late' | 'early' | 'extend' | 'cancel' | 'noShow' | 'fuel' | 'fine'

/** `isFree`: it costs nothing. */
type Case = { id: CaseId; icon: IconName; sum: string; note: string; isFree?: boolean }

/** What goes otherwise than planned costs, in sums for this model, before anybody asks. */
export function WhatIf(props: Props) {
  const t = useTranslations('cars.whatIf')
  const cases = [...useDamage(props), ...useReturn(props), ...useCancellation(props), ...useLater(props)]
  return (
    <Panel heading={t('heading')} headingId="what-if">
      <ul className={styles.cases}>
        {cases.map(({ id, icon, sum, note, isFree }) => (
          <li key={id}>
            <Icon of={icon} />
            <b>{t(`case.${id}`)}</b>
            <Text as="span" isNumeric tone={isFree ? 'success' : undefined} weight="semi">
              {sum}
            </Text>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Without insurance, and what is left to pay with the package that leaves least. */
function useDamage({ car: { classId, deductibleKop, options } }: Props): Case[] {
  const t = useTranslations('cars.whatIf')
  const gap = sentenceGap(useLocale())
  const money = useMoney()
  const best = options.insurance.reduce<(typeof options.insurance)[number] | null>(
    (least, offer) => (offer.liabilityKop < (least?.liabilityKop ?? deductibleKop) ? offer : least),
    null,
  )
  const withBest =
    best && t(best.liabilityKop > 0 ? 'insured' : 'insuredFully', { name: best.name, amount: money(best.liabilityKop) })
  const sum = deductibleKop > 0 ? t('upTo', { amount: money(deductibleKop) }) : t('free')
  const [id, icon] = needsLicence(classId)
    ? (['damage', 'car-front'] as const)
    : (['damageScooter', 'circle-alert'] as const)
  return [{ id, icon, sum, note: [t('notMore'), withBest].filter(Boolean).join(gap) }]
}

function useReturn({ car: { charges, price, prices } }: Props): Case[] {
  const t = useTranslations('cars.whatIf')
  const gap = sentenceGap(useLocale())
  const money = useMoney()
  const early: Case = { id: 'early', icon: 'undo-2', sum: t('noRefund'), note: t('earlyNote') }
  // Without dates the length and the season of the rental are open: the dearest day is the limit.
  const perDay = price
    ? t('perDay', { amount: money(price.perDayKop) })
    : t('perDayUpTo', { amount: money(highestDayKop(prices)) })
  const extend: Case = { id: 'extend', icon: 'calendar-plus', sum: perDay, note: t('extendNote') }
  const late = charges.find(({ code }) => code === 'late')
  if (!late) return [early, extend]
  const notes = [
    ...(late.graceMinutes ? [t('grace', { minutes: late.graceMinutes })] : []),
    ...(late.fullDayAfterHours ? [t('fullDay', { hours: late.fullDayAfterHours })] : []),
  ]
  const sum = t(late.isUpTo ? 'perHourUpTo' : 'perHour', { amount: money(late.amountKop) })
  return [{ id: 'late', icon: 'clock', sum, note: notes.join(gap) }, early, extend]
}

function useCancellation({ car, rules, pickup, now }: Props): Case[] {
  const t = useTranslations('cars.whatIf')
  const gap = sentenceGap(useLocale())
  const money = useMoney()
  const format = useFormatter()
  const hours = rules.freeCancellationHours
  const until = pickup && subHours(pickup, hours)
  const isOver = until !== null && until <= now
  const protection = car.options.protection
  const later = protection ? t('protected', { amount: money(protection.priceKop) }) : t('unprotected')
  const first = until ? t('until', { moment: format.deadline(until, DEADLINE_MOMENT) }) : t('untilHours', { hours })
  return [
    {
      id: 'cancel',
      icon: 'calendar-x-2',
      sum: isOver ? t('paid') : t('freeBefore', { hours }),
      isFree: !isOver,
      note: [...(isOver ? [] : [first]), later, t('unpaid')].join(gap),
    },
    { id: 'noShow', icon: 'user-x', sum: t('paid'), note: t('noShowNote') },
  ]
}

function useLater({ car: { charges, tankLitres } }: Props): Case[] {
  const t = useTranslations('cars.whatIf')
  const money = useMoney()
  const fuel = charges.find(({ code }) => code === 'fuel')
  const handling = charges.find(({ code }) => code === 'fineHandling')
  return [
    ...(fuel && tankLitres !== null
      ? [
          {
            ...{ id: 'fuel' as const, icon: 'fuel' as const, sum: t('perLitre', { amount: money(fuel.amountKop) }) },
            note: t('tank', { litres: tankLitres }),
          },
        ]
      : []),
    ...(handling
      ? [
          {
            ...{
              id: 'fine' as const,
              icon: 'camera' as const,
              sum: handling.amountKop > 0 ? t('fineSum', { amount: money(handling.amountKop) }) : t('fineFree'),
            },
            isFree: handling.amountKop === 0,
            note: t(handling.amountKop === 0 ? 'fineOnly' : 'fineHandling'),
          },
        ]
      : []),
  ]
}

function useMoney(): (kopecks: number) => string {
  const locale = useLocale()
  return (kopecks) => formatRoubles(kopecks, locale)
}
