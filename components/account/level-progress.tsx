import { useTranslations } from 'next-intl'
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import type { Loyalty } from '@/provider/contract/miles'
import styles from './account.module.css'

/** What is missing to the next level: either condition is enough. Says in words what the bridge shows. */
export function LevelProgress({ loyalty: { km, days, next } }: { loyalty: Loyalty }) {
  const t = useTranslations('account.miles')
  const tLevels = useTranslations('support.loyalty.levels.names')
  if (next === null) return <Text size="s">{t('topLevel')}</Text>
  const conditions = [
    { key: 'km', done: km, goal: next.km },
    { key: 'days', done: days, goal: next.days },
  ] as const
  return (
    <>
      <Text as="h3" size="s">
        {t('toNext', { level: tLevels(next.level) })}
      </Text>
      <div className={styles.conditions}>
        {conditions.map(({ key, done, goal }, index) => (
          <div key={key}>
            {index > 0 && <span>{t('or')}</span>}
            <Row as="p" justify="between">
              <span>{done >= goal ? t('reached') : t(`${key}Left`, { left: goal - done })}</span>
              <Text as="b" isNumeric>
                {t('doneOf', { done: Math.min(done, goal), goal })}
              </Text>
            </Row>
            <ProgressBar
              label={t(`${key}Done`, { done: Math.min(done, goal), goal })}
              max={goal}
              size="m"
              tone="inverse"
              value={Math.min(done, goal)}
            />
          </div>
        ))}
      </div>
    </>
  )
}
