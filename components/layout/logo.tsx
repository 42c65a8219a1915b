import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './logo.module.css'

/** Mark and live text: another brand is another value in the settings. The first word is heavy. */
export async function Logo({ brand }: { brand: string }) {
  const t = await getTranslations('layout')
  const [first, ...rest] = brand.split(' ')
  return (
    <Link aria-label={t('brandHome', { brand })} className={styles.logo} href={SITE_LINKS.home}>
      <svg aria-hidden="true" viewBox="0 0 48 48">
        <use href="/assets/brand/mark.svg#mark" />
      </svg>
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </Link>
  )
}
