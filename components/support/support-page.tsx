import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './support-page.module.css'
import { TextPage } from './text-page'

const PAGES = ['doc', 'fine', 'incident', 'loyalty'] as const
type SupportPageName = (typeof PAGES)[number]

type Props = {
  page: SupportPageName
  title: string
  lead?: string
  /** What comes before everything else. */
  first?: ReactNode
  children: ReactNode
}

/** A help page with the way to the other ones. */
export async function SupportPage({ page, title, lead, first, children }: Props) {
  const t = await getTranslations('support')
  return (
    <TextPage lead={lead} parents={[{ href: '/support/doc/', name: t('section') }]} title={title}>
      {first}
      <nav aria-label={t('section')} className={styles.pages}>
        {PAGES.map((name) => (
          <Link aria-current={name === page ? 'page' : undefined} href={`/support/${name}/`} key={name}>
            {t(`nav.${name}`)}
          </Link>
        ))}
      </nav>
      {children}
    </TextPage>
  )
}
