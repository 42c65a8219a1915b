import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './rental-kinds.module.css'

/** @param longTermUrl the outside site of the settings, if there is one; ours otherwise (PRODUCT §10) */
export function RentalKinds({ longTermUrl }: { longTermUrl: string }) {
  const t = useTranslations('search.kinds')
  const prefix = PREFIX_OF[useLocale()]
  return (
    <nav aria-label={t('name')} className={styles.kinds}>
      <a aria-current="page" href={`${prefix}${SITE_LINKS.home}`}>
        <Icon of="car-front" size="s" />
        {t('daily')}
      </a>
      <a
        data-carries={longTermUrl ? undefined : 'class=class'}
        href={longTermUrl || `${prefix}${SITE_LINKS.longTerm}`}
        rel={longTermUrl ? 'noopener' : undefined}
      >
        <Icon of="calendar-days" size="s" />
        {t('longTerm')}
      </a>
      <a data-carries="from=date fromTime=time" href={`${prefix}${SITE_LINKS.service}`}>
        <Icon of="user" size="s" />
        {t('withDriver')}
      </a>
    </nav>
  )
}
