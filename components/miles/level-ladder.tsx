import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { ChargeResponse, Loyalty } from '@/provider/contract/miles'

type Props = Pick<ChargeResponse, 'levels' | 'windowMonths'> & { loyalty: Pick<Loyalty, 'km' | 'days'> }

/** How far the client is to each level, by either of its conditions. */
export function LevelLadder({ loyalty, levels, windowMonths }: Props) {
  const t = useTranslations('miles.levels')
  const tLevels = useTranslations('support.loyalty.levels.names')
  return (
    <section aria-labelledby="mile-levels" className="panel stack">
      <h2 className="h-sub" id="mile-levels">
        {t('title')}
      </h2>
      <p className="small muted">{t('lead', { months: windowMonths })}</p>
      <ul className="mile-levels">
        {levels.map(({ level, km, days, earnPercent }) => (
          <li key={level}>
            <p className="row between">
              <b>{tLevels(level)}</b>
              <span className="small muted">{t('earn', { percent: earnPercent })}</span>
              {(loyalty.km >= km || loyalty.days >= days) && (
                <span className="tag ok">
                  <Icon of="check" size="s" />
                  {t('reached')}
                </span>
              )}
            </p>
            <div className="conditions">
              <Condition
                done={loyalty.km}
                goal={km}
                text={t(loyalty.km >= km ? 'kmReached' : 'km', { done: loyalty.km, goal: km })}
              />
              <span className="small muted">{t('or')}</span>
              <Condition
                done={loyalty.days}
                goal={days}
                text={t(loyalty.days >= days ? 'daysReached' : 'days', { done: loyalty.days, goal: days })}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Condition({ done, goal, text }: { done: number; goal: number; text: string }) {
  return (
    <div>
      <progress aria-label={text} className="pb" max={goal} value={Math.min(done, goal)} />
      <span aria-hidden="true" className="xs num">
        {text}
      </span>
    </div>
  )
}
