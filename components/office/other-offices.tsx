import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
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
