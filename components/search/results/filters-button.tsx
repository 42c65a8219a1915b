import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { FILTERS_ID } from './filters-id'
import styles from './list-frame.module.css'

/** Opens the sheet of filters on a phone, without JavaScript; says how many of them are on. */
export function FiltersButton({ applied }: { applied: number }) {
  const t = useTranslations('cars.filters')
  return (
    <Button popoverTarget={FILTERS_ID} size="touch" variant="line">
      <Icon of="sliders-horizontal" size="s" />
      <VisuallyHidden>{t('open')}</VisuallyHidden>
      {applied > 0 && <span className={styles.badge}>{applied}</span>}
    </Button>
  )
}
