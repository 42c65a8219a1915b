import { useLocale, useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Booking } from '@/provider/contract/bookings'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { Fact } from './fact'

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Key, fuel, and until when a return costs nothing: moments and sums of this booking. */
export function ReturnRules({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings.return')
  return (
    <>
      <Fact icon="key-round">
        <b>{t('key')}</b>
        <Text size="s" tone="muted">
          {t('keyText')}
        </Text>
      </Fact>
      <FuelFact booking={booking} />
      <LateFact booking={booking} />
    </>
  )
}

function FuelFact({ booking: { returnTerms, dropoffPlace } }: { booking: Booking }) {
  const t = useTranslations('bookings.return')
  const locale = useLocale()
  const { fuel } = dropoffPlace
  const literKop = returnTerms?.fuelKopPerLitre ?? null
  if (!fuel && literKop === null) return null
  return (
    <Fact icon="fuel">
      <b>{t('fuel')}</b>
      {literKop !== null && (
        <Text size="s" tone="muted">
          {t('fuelText', { amount: formatRoubles(literKop, locale) })}
        </Text>
      )}
      {fuel && (
        <Text size="s">
          {t('fuelNear')}
          {sentenceGap(locale)}
          <TextLink href={`https://yandex.ru/maps/?pt=${fuel.lng},${fuel.lat}&z=16`} isExternal rel="noreferrer">
            {fuel.name}
          </TextLink>
        </Text>
      )}
    </Fact>
  )
}

function LateFact({ booking: { returnTerms, dropoffAt } }: { booking: Booking }) {
  const t = useTranslations('bookings.return')
  const locale = useLocale()
  const format = useFormatter()
  if (!returnTerms) return null
  const { freeUntil, hourKop, fullDayAfter, dayKop, fullDayKop = dayKop } = returnTerms
  const day = (at: Date) => format.dateTime(at, { day: 'numeric', month: 'long' })
  // Of another day than the return, a time alone would mislead.
  const moment = (iso: string) => {
    const at = new Date(iso)
    return format.deadline(at, day(at) === day(new Date(dropoffAt)) ? TIME : DEADLINE_MOMENT)
  }
  return (
    <Fact icon="clock">
      <Tag isNumeric tone="success">
        {t('freeUntil', { moment: moment(freeUntil) })}
      </Tag>
      <Text size="s" tone="muted">
        {t('perHour', { moment: moment(freeUntil), amount: formatRoubles(hourKop, locale) })}
      </Text>
      {fullDayAfter && (
        <Text size="s" tone="muted">
          {t('fullDay', { moment: moment(fullDayAfter), amount: formatRoubles(fullDayKop, locale) })}
        </Text>
      )}
    </Fact>
  )
}
