import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'

/** Says that a text has no translation yet; nothing where it has one. */
export function ToldInRussian({ language }: { language: string }) {
  const t = useTranslations('content')
  if (language === useLocale()) return null
  return (
    <p className="note">
      <Icon of="languages" />
      {t('inRussian')}
    </p>
  )
}
