import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { Notice } from '@/components/ui/notice/notice'

/** Without scripts a booking is changed by phone. */
export function ChangeNoScript({ phoneText }: { phoneText: string }) {
  const t = useTranslations('bookings.change')
  return (
    <Notice as="p" icon={null} kind="error">
      <ContentText phone={phoneText} text={t('noScript', { phone: phoneText })} />
    </Notice>
  )
}
