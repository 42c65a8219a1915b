import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { RentVerdict } from '@/provider/contract/rules/driver-check/can-rent'

type Answers = RentVerdict<CarClassId>['classes']

type Props = {
  answers: Answers
  classes: DriverClass[]
  /** False: only a scooter, whose class is a link of the list. */
  opensCars: boolean
}

/** Every class with how much of it is open, and what is missing where nothing is. */
export function OpenClasses({ answers, classes, opensCars }: Props) {
  const t = useTranslations('driverCheck.result')
  return (
    <>
      <h3>{t('classes')}</h3>
      <ul className="info-cards">
        {answers.map((answer) => (
          <li key={answer.id}>
            <ClassName name={classes.find(({ id }) => id === answer.id)?.name ?? answer.id} {...answer} />
          </li>
        ))}
      </ul>
      {opensCars && (
        <div className="info-acts">
          <Link className="btn primary" href={SITE_LINKS.booking}>
            {t('choose')}
          </Link>
        </div>
      )}
    </>
  )
}

function ClassName({ id, name, fit, all, needs }: Answers[number] & { name: string }) {
  const t = useTranslations('driverCheck.result')
  if (fit === 0)
    return (
      <>
        <b>{name}</b>
        <span>{needs.years > 0 ? t('noneYears', needs) : t('none', needs)}</span>
      </>
    )
  return (
    <>
      <Link className="link" href={`/rent/?class=${id}`}>
        {name}
      </Link>
      <span>{fit === all ? t('all') : t('some', { fit, all })}</span>
    </>
  )
}
