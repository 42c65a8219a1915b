import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { BranchRules } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

/** Who may drive: the branch's limits, and the mildest of each class. */
export function DriverLimits({ classes, rules }: { classes: DriverClass[]; rules: BranchRules }) {
  const t = useTranslations('conditions.drivers')
  const { minDriverAge: min, maxDriverAge: max, minExperienceYears: years } = rules
  return (
    <ConditionBlock id="drivers">
      <p>{t('text', { min, max, years })}</p>
      <div className="panel">
        <table className="info-table">
          <caption>{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('class')}</th>
              <th scope="col">{t('age')}</th>
              <th scope="col">{t('experience')}</th>
            </tr>
          </thead>
          <tbody>
            {classes.map((one) => (
              <ClassRow key={one.id} {...one} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted">{t('stricter')}</p>
      <Link className="link" href="/about/drivers/#check">
        {t('check')}
      </Link>
    </ConditionBlock>
  )
}

function ClassRow({ name, limits: [mildest] }: DriverClass) {
  const t = useTranslations('conditions.drivers')
  if (!mildest) return null
  const { minAge, minExperienceYears } = mildest
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{minAge ? t('fromAge', { age: minAge }) : t('any')}</td>
      <td>{minExperienceYears ? t('fromYears', { years: minExperienceYears }) : t('any')}</td>
    </tr>
  )
}
