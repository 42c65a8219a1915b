import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Heading } from '@/components/ui/heading/heading'
import { SITE_LINKS } from '@/lib/routing/site-links'
import styles from './discounts.module.css'

const RULES = ['added', 'promo', 'shown'] as const

type Props = {
  /** What a code may take off at most. */
  percent: number
}

/** Which discounts come together, and on to the cars. */
export function StackingRules({ percent }: Props) {
  const t = useTranslations('discounts')
  return (
    <section aria-labelledby="stacking" className={styles.stacking}>
      <Heading id="stacking" size="l">
        {t('stacking.title')}
      </Heading>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(`stacking.${rule}`, { percent })}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button href={SITE_LINKS.rent}>{t('choose')}</Button>
      </ButtonRow>
    </section>
  )
}
