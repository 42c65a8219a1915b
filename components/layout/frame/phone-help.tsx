import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { sentenceGap } from '@/lib/i18n/sentence-gap'

/** The way on when a page cannot help; nothing while the settings cannot be asked. */
export function PhoneHelp({ phone }: { phone: string | undefined }) {
  const t = useTranslations('errors')
  const gap = sentenceGap(useLocale())
  if (!phone) return null
  return (
    <p className="muted">
      {t('helpByPhone')}
      {gap}
      <PhoneLink className="link num" phone={phone} />
    </p>
  )
}
