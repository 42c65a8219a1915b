import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'

/** Without scripts a booking is changed by phone. */
export function ChangeNoScript({ phoneText }: { phoneText: string }) {
  const t = useTranslations('bookings.change')
  return (
    <p className="errsum">
      <ContentText phone={phoneText} text={t('noScript', { phone: phoneText })} />
    </p>
  )
}
