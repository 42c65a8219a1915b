import { useTranslations } from 'next-intl'
import { PhoneLink } from './phone-link'

/** The way on when a page cannot help; nothing while the settings cannot be asked. */
export function PhoneHelp({ phone }: { phone: string | undefined }) {
  const t = useTranslations('errors')
  if (!phone) return null
  return (
    <p className="muted">
      {t('helpByPhone')} <PhoneLink className="link num" phone={phone} />
    </p>
  )
}
