import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './office.module.css'

/** Where a car can be had besides: the contacts say it. */
export function OtherOffices() {
  const t = useTranslations('office')
  return (
    <div className={styles.others}>
      <Text size="s" tone="muted">
        {t('elsewhere')}
        {sentenceGap(useLocale())}
        <TextLink href={SITE_LINKS.contacts}>{t('toContacts')}</TextLink>
      </Text>
    </div>
  )
}
