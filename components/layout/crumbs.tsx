import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

type Props = {
  /** Pages between the home page and this one. */
  parents?: Array<{ href: string; name: string }>
  here: string
}

/** The way from the home page to this one. */
export function Crumbs({ parents = [], here }: Props) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('crumbs')} className="crumbs">
      <Link href="/">{t('home')}</Link>
      <span aria-hidden="true">/</span>
      {parents.map(({ href, name }) => [
        <Link href={href} key={href}>
          {name}
        </Link>,
        <span aria-hidden="true" key={`${href} end`}>
          /
        </span>,
      ])}
      <span aria-current="page">{here}</span>
    </nav>
  )
}
