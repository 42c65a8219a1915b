import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { CopyText } from './copy-text'

/** Copies a text; nothing to see where no script runs, because the text itself stands beside it. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const t = useTranslations('contacts.map')
  return (
    <CopyText done={t('copied')} failed={t('copyFailed')} text={text}>
      <Icon of="copy" size="s" />
      {label}
    </CopyText>
  )
}
