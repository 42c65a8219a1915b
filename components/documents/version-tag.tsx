import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag/tag'

/** Whether a version of a legal text is in force. */
export function VersionTag({ isCurrent }: { isCurrent: boolean }) {
  const t = useTranslations('documents')
  return <Tag tone={isCurrent ? 'success' : undefined}>{isCurrent ? t('current') : t('archived')}</Tag>
}
