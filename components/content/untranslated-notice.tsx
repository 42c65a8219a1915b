import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'

/** Says that a text has no translation yet; nothing where it has one. */
export function UntranslatedNotice({ language }: { language: string }) {
  const t = useTranslations('content')
  if (language === useLocale()) return null
  return (
    <Notice as="p" icon={<Icon of="languages" />} kind="info">
      {t('inRussian')}
    </Notice>
  )
}
