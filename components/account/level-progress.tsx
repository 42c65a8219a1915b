import { useTranslations } from 'next-intl'
import type { Loyalty } from '@/provider/contract/miles'

/** What is missing to the next level: either condition is enough. Says in words what the bridge shows. */
export function LevelProgress({ loyalty: { km, days, next } }: { loyalty: Loyalty }) {
  const t = useTranslations('account.miles')
  const tLevels = useTranslations('support.loyalty.levels.names')
  if (next === null) return <p className="small top-level">{t('topLevel')}</p>
  const conditions = [
    { key: 'km', done: km, goal: next.km },
    { key: 'days', done: days, goal: next.days },
  ] as const
  return (
    <>
      <h3 className="small">{t('toNext', { level: tLevels(next.level) })}</h3>
      <div className="cond-two">
        {conditions.map(({ key, done, goal }, index) => (
          <div key={key}>
            {index > 0 && <span className="or">{t('or')}</span>}
            <p className="row between small">
              <span>{done >= goal ? t('reached') : t(`${key}Left`, { left: goal - done })}</span>
              <b className="num">{t('doneOf', { done: Math.min(done, goal), goal })}</b>
            </p>
            <progress
              aria-label={t(`${key}Done`, { done: Math.min(done, goal), goal })}
              className="pb"
              max={goal}
              value={Math.min(done, goal)}
            />
          </div>
        ))}
      </div>
    </>
  )
}
