import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { Illustration } from '@/components/illustrations/illustration'
import type { CarClassSummary } from '@/lib/cars/car'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'

const ROUTES: Array<{ key: 'russky' | 'nakhodka' | 'gamov'; classId: CarClassId }> = [
  { key: 'russky', classId: 'promo' },
  { key: 'nakhodka', classId: 'comfort' },
  { key: 'gamov', classId: 'suv' },
]

/** Three scenes joined by one road; each with a class that suits it and that class's real price. */
export function Routes({ classes }: { classes: CarClassSummary[] }) {
  const t = useTranslations('home')
  const locale = useLocale()
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>{t('routes.heading')}</h2>
      </div>
      <div className="routes">
        {ROUTES.map(({ key, classId }) => {
          const summary = classes.find(({ id }) => id === classId)
          if (!summary) return null
          return (
            <Link href={`/rent/?class=${classId}`} key={key}>
              <div className="sc">
                <Illustration name={`route-${key}`} />
                <div className="drv">
                  <CarArt body={summary.body} colour={summary.defaultColour} />
                </div>
              </div>
              <div className="rt">
                <h3>{t(`routes.${key}.name`)}</h3>
                <p>{t(`routes.${key}.text`)}</p>
                <p className="cap">
                  <b>{summary.name}</b>
                  {summary.fromPerDayKop !== null && (
                    <span className="num">
                      {t('fromPrice', { amount: formatRoubles(summary.fromPerDayKop, locale) })}
                    </span>
                  )}
                </p>
              </div>
            </Link>
          )
        })}
      </div>
    </section>
  )
}
