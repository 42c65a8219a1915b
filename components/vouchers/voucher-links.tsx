import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Booking } from '@/provider/contract/bookings'
import { VOUCHER_KEY_MINUTES } from '@/provider/contract/rules/vouchers/voucher-keys'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'
import styles from './voucher-links.module.css'

type Props = {
  booking: Pick<Booking, 'number' | 'status'>
  /** Over the night sea, where the voucher is the main button of the page. */
  look?: 'night'
  isInWeChat?: boolean
}

/** The files about a rental that takes place: the voucher, and until it begins the entry for a calendar (PRODUCT §6). */
export function VoucherLinks({ booking: { number, status }, look, isInWeChat = false }: Props) {
  const t = useTranslations('bookings.papers')
  const lang = useLocale()
  const isAhead = status === 'confirmed'
  if (!hasVoucher(status)) return null
  return (
    <>
      {isInWeChat ? (
        <KeyedVoucher look={look} number={number} />
      ) : (
        <Button
          download
          href={`/api/bookings/${number}/voucher/?lang=${lang}`}
          isExternal
          variant={look ? 'primary' : 'soft'}
        >
          <Icon of="file-down" />
          {t('voucher')}
        </Button>
      )}
      {isAhead && (
        <Button
          download
          href={`/api/bookings/${number}/calendar/?lang=${lang}`}
          isExternal
          variant={look ? 'glass' : 'soft'}
        >
          <Icon of="calendar-plus" />
          {t('calendar')}
        </Button>
      )}
    </>
  )
}

/** By a form: the address that it leads to opens the file in any browser for some minutes, so no page may show it. */
function KeyedVoucher({ number, look }: { number: string; look: Props['look'] }) {
  const t = useTranslations('bookings.papers')
  const lang = useLocale()
  return (
    <form action={`/api/bookings/${number}/voucher/key/?lang=${lang}`} className={styles.keyed} method="post">
      <Button type="submit" variant={look ? 'primary' : 'soft'}>
        <Icon of="file-down" />
        {t('voucher')}
      </Button>
      <p>{t('inWeChat', { minutes: VOUCHER_KEY_MINUTES })}</p>
    </form>
  )
}
