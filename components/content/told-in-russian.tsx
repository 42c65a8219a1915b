import { Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'

/** Says that a text has no translation yet; nothing where it has one. */
export function ToldInRussian({ language }: { language: string }) {
  const t = useTranslations('content')
  if (language === useLocale()) return null
  return (
    <p className="note">
      <Languages aria-hidden="true" className="ic" />
      {t('inRussian')}
    </p>
  )
}
