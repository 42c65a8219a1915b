import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { CarClassSummary } from '@/lib/cars/car'
import { readClass } from '@/lib/search/class-and-sort'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './search-page.module.css'

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
  /** The switch "No Russian bank card?". */
  isCash: boolean
}

/** Before the dates are known: the form with the suggested ones, and how booking goes. */
export function EmptySearch({ now, places, rules, phone, classes, classId, promo, isCash }: Props) {
  const t = useTranslations('cars')
  const fields = { ...suggestedSearch(now, rules), class: readClass(classId), promo }
  const steps = [
    { title: t('stepDates'), text: t('stepDatesText', { hours: rules.minHoursBeforePickup }) },
    { title: t('stepCar'), text: t('stepCarText') },
    { title: t('stepBook'), text: t('stepBookText', { hours: rules.freeCancellationHours }) },
  ]
  return (
    <Container space="page">
      <PageHead heading={t('searchHeading')} isRoomy lead={t('searchLead')} />
      <div className={styles.start}>
        <SearchForm
          classes={classes}
          fields={fields}
          isCash={isCash}
          now={now}
          phone={phone}
          places={places}
          rules={rules}
        />
        <Panel aria-labelledby="how">
          <h2 id="how">{t('how')}</h2>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <Text tone="muted">{text}</Text>
              </li>
            ))}
          </ol>
          <TextLink href="/rent/">{t('seeFleet')}</TextLink>
        </Panel>
      </div>
    </Container>
  )
}
