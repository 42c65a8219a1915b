import '@/components/bookings/summary.css'
import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'

type Props = { heading: string; phone: string }

/** An order goes through a person: the branch names the price of the trip and the driver. */
export function OrderBox({ heading, phone }: Props) {
  const t = useTranslations('transfers')
  return (
    <aside aria-labelledby="order" className="sum">
      <div className="in">
        <h2 id="order">{heading}</h2>
        <p className="small">{t('orderText')}</p>
        <CallbackLink className="btn primary lg block">{t('askForCall')}</CallbackLink>
        <PhoneLink className="btn line block num" phone={phone} />
        <p className="xs muted">{t('orderNote')}</p>
      </div>
    </aside>
  )
}
