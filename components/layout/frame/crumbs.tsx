import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/json-ld/json-ld'
import { serverEnv } from '@/lib/config/server-env'
import { Link } from '@/lib/i18n/navigation'
import { breadcrumbs, type Crumb } from '@/lib/seo/json-ld/breadcrumbs'
import styles from './crumbs.module.css'

type Props = {
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[]
  here: string
}

/** The way from the home page to this one, for people and for search engines. */
export function Crumbs({ parents = [], here }: Props) {
  const t = useTranslations('layout')
  const way = [{ href: '/', name: t('home') }, ...parents]
  return (
    <nav aria-label={t('crumbs')} className={`${styles.crumbs} no-print`}>
      {way.map(({ href, name }) => [
        <Link href={href} key={href}>
          {name}
        </Link>,
        <span aria-hidden="true" key={`${href} end`}>
          /
        </span>,
      ])}
      <span aria-current="page">{here}</span>
      <JsonLd data={breadcrumbs(way, here, useLocale(), serverEnv().SITE_URL)} />
    </nav>
  )
}
