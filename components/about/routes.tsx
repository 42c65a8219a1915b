import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { Illustration } from '@/components/illustrations/illustration'
import { InfoBlock } from '@/components/ui/panel/info-block'
import type { CarClassSummary } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import styles from './routes.module.css'

const ROUTES: Array<{ key: 'russky' | 'nakhodka' | 'gamov'; classId: CarClassId }> = [
  { key: 'russky', classId: 'promo' },
  { key: 'nakhodka', classId: 'comfort' },
  { key: 'gamov', classId: 'suv' },
]

/** Three scenes joined by one road; each with a class that suits it and that class's real price. */
export function Routes({ classes }: { classes: CarClassSummary[] }) {
  const t = useTranslations('about.routes')
  const locale = useLocale()
  return (
    <InfoBlock heading={t('heading')}>
      <div className={styles.routes}>
        {ROUTES.map(({ key, classId }) => {
          const summary = classes.find(({ id }) => id === classId)
          if (!summary) return null
          return (
            <Link href={`/rent/?class=${classId}`} key={key}>
              <div className={styles.scene}>
                <Illustration name={`route-${key}`} />
                <div>
                  <CarArt body={summary.body} colour={summary.defaultColour} />
                </div>
              </div>
              <div className={styles.words}>
                <h3>{t(`${key}.name`)}</h3>
                <p>{t(`${key}.text`)}</p>
                <p>
                  <b>{summary.name}</b>
                  {summary.fromPerDayKop !== null && (
                    <span>{t('fromPrice', { amount: formatRoubles(summary.fromPerDayKop, locale) })}</span>
                  )}
                </p>
              </div>
            </Link>
          )
        })}
      </div>
    </InfoBlock>
  )
}
