import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar'
import { Row } from '@/components/ui/row/row'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import type { ChargeResponse, Loyalty } from '@/provider/contract/miles'
import styles from './miles.module.css'

type Props = Pick<ChargeResponse, 'levels' | 'windowMonths'> & { loyalty: Pick<Loyalty, 'km' | 'days'> }

/** How far the client is to each level, by either of its conditions. */
export function LevelLadder({ loyalty, levels, windowMonths }: Props) {
  const t = useTranslations('miles.levels')
  const tLevels = useTranslations('support.loyalty.levels.names')
  return (
    <Panel flow="stack" heading={t('title')} headingId="mile-levels">
      <Text size="s" tone="muted">
        {t('lead', { months: windowMonths })}
      </Text>
      <ul className={styles.levels}>
        {levels.map(({ level, km, days, earnPercent }) => (
          <li key={level}>
            <Row as="p" justify="between">
              <b>{tLevels(level)}</b>
              <Text as="span" size="s" tone="muted">
                {t('earn', { percent: earnPercent })}
              </Text>
              {(loyalty.km >= km || loyalty.days >= days) && (
                <Tag tone="success">
                  <Icon of="check" />
                  {t('reached')}
                </Tag>
              )}
            </Row>
            <div>
              <Condition
                done={loyalty.km}
                goal={km}
                text={t(loyalty.km >= km ? 'kmReached' : 'km', { done: loyalty.km, goal: km })}
              />
              <Text as="span" size="s" tone="muted">
                {t('or')}
              </Text>
              <Condition
                done={loyalty.days}
                goal={days}
                text={t(loyalty.days >= days ? 'daysReached' : 'days', { done: loyalty.days, goal: days })}
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Condition({ done, goal, text }: { done: number; goal: number; text: string }) {
  return (
    <div>
      <ProgressBar label={text} max={goal} size="m" tone="sun" value={Math.min(done, goal)} />
      <Text aria-hidden="true" as="span" isNumeric size="xs">
        {text}
      </Text>
    </div>
  )
}
