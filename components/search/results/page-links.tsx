import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Link } from '@/lib/i18n/navigation'
import { type ListAddress, listQuery } from '@/lib/search/list-address'
import styles from './page-links.module.css'

type Props = { path: string; address: ListAddress; page: number; pages: number }

/** Pages of a long list as links; a list of one page has none. */
export function PageLinks({ path, address: { search, filters }, page, pages }: Props) {
  const t = useTranslations('cars.pages')
  if (pages <= 1) return null
  const hrefOf = (number: number) =>
    `${path}${listQuery({ search, filters: { ...filters, page: number > 1 ? String(number) : '' } })}`
  return (
    <nav aria-label={t('name')} className={styles.pages}>
      {page > 1 && (
        <Button href={hrefOf(page - 1)} rel="prev" variant="line">
          {t('previous')}
        </Button>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('page', { page: number })}
              href={hrefOf(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Button href={hrefOf(page + 1)} rel="next" variant="line">
          {t('next')}
        </Button>
      )}
    </nav>
  )
}
