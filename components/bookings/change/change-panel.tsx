import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import type { Visibility } from '@/components/ui/element-props'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { changeHref } from '@/lib/bookings/steps'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Booking } from '@/provider/contract/bookings'

/** `href`: where it is changed; of a guest's booking when not given. */
type Props = { booking: Booking; now: Date; phone: string; href?: string; visibility?: Visibility }

/** Until when things can be changed, as dates; how, and whom to call. */
export function ChangePanel({ booking, now, phone, href = changeHref(booking.number), visibility }: Props) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const { changeable } = booking
  const moment = (date: Date) => format.deadline(date, DEADLINE_MOMENT)
  const cancelUntil = new Date(booking.freeCancellationUntil)
  const changeUntil = new Date(booking.changeUntil)
  return (
    <Panel flow="stack" heading={t('questions')} visibility={visibility}>
      {/* Where nothing was paid, cancelling costs nothing at any time; once the car is out there is nothing to cancel. */}
      {booking.paidKop > 0 && booking.status !== 'active' && (
        <Text size="s">{cancelUntil > now ? t('cancelUntil', { moment: moment(cancelUntil) }) : t('cancelOver')}</Text>
      )}
      {(changeUntil > now || !isExtendedHere(booking)) && (
        <Text size="s">{changeUntil > now ? t('changeUntil', { moment: moment(changeUntil) }) : t('changeOver')}</Text>
      )}
      <EndTerms booking={booking} />
      {changeable && (
        <Button href={href} variant="soft">
          {t('change')}
        </Button>
      )}
      <Button as={PhoneLink} isNumeric phone={phone} variant="line" />
    </Panel>
  )
}

/** What a no-show, an early return and another day cost, in the sums of this booking. */
function EndTerms({ booking }: { booking: Booking }) {
  const { status, paidKop, returnTerms } = booking
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  if (status === 'confirmed' && paidKop > 0)
    return <Text size="s">{t('noShow', { amount: formatRoubles(paidKop, locale) })}</Text>
  if (status !== 'active') return null
  if (!returnTerms) return <Text size="s">{t('extend')}</Text>
  const amount = formatRoubles(returnTerms.dayKop, locale)
  return (
    <>
      <Text size="s">{t(isExtendedHere(booking) ? 'extendHere' : 'extendSum', { amount })}</Text>
      <Text size="s">{t('early', { amount })}</Text>
    </>
  )
}

/** An extension is asked for on the same page; the text about it says how to make other changes. */
function isExtendedHere({ status, returnTerms, extension }: Booking): boolean {
  return status === 'active' && Boolean(returnTerms) && extension !== undefined
}
