import './results.css'
import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import type { CarClassSummary } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import { readClass } from '@/lib/search/class-and-sort'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'

type Props = {
  now: Date
  places: Place[]
  rules: BranchRules
  phone: string
  classes: CarClassSummary[]
  /** A class chosen before the dates were; empty = any. */
  classId: string
  /** A code that came before the dates. */
  promo: string
}

/** Before the dates are known: the form with the suggested ones, and how booking goes. */
export function EmptySearch({ now, places, rules, phone, classes, classId, promo }: Props) {
  const t = useTranslations('cars')
  const fields = { ...suggestedSearch(now, rules), class: readClass(classId), promo }
  const steps = [
    { title: t('stepDates'), text: t('stepDatesText', { hours: rules.minHoursBeforePickup }) },
    { title: t('stepCar'), text: t('stepCarText') },
    { title: t('stepBook'), text: t('stepBookText', { hours: rules.freeCancellationHours }) },
  ]
  return (
    <div className="wrap search-page">
      <div className="ph">
        <h1>{t('searchHeading')}</h1>
        <p>{t('searchLead')}</p>
      </div>
      <div className="search-block">
        <SearchForm classes={classes} fields={fields} now={now} phone={phone} places={places} rules={rules} />
      </div>
      <section aria-labelledby="how" className="panel">
        <h2 id="how">{t('how')}</h2>
        <ol className="how">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Link className="link" href="/rent/">
          {t('seeFleet')}
        </Link>
      </section>
    </div>
  )
}
