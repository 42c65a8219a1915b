import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { type ListAddress, listQuery } from '@/lib/search/list-address'
import { moreId } from './more-id'
import styles from './show-more.module.css'

type Props = { path: string; address: ListAddress; visible: number; total: number; page: number; pages: number }

/**
 * The rest of a long list, a page more with each press. A link: the longer list is an address of its own, and without
 * JavaScript the browser comes back to where the new cars begin.
 */
export function ShowMore({ path, address: { search, filters }, visible, total, page, pages }: Props) {
  const t = useTranslations('cars.more')
  if (pages <= 1) return null
  const next = String(page + 1)
  return (
    <div className={styles.more}>
      <Text role="status" size="s" tone="muted">
        {t('shown', { shown: visible, total })}
      </Text>
      {page < pages && (
        <Button
          href={`${path}${listQuery({ search, filters: { ...filters, page: next } })}#${moreId(page + 1)}`}
          rel="next"
          scroll={false}
          variant="soft"
        >
          {t('show')}
        </Button>
      )}
    </div>
  )
}
