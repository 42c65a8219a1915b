import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Verdict } from '@/lib/driver-check/verdict'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { Applicant } from '@/provider/contract/rules/driver-check/can-rent'
import type { Settings } from '@/provider/contract/settings'
import { OpenClasses } from './open-classes'

type Props = {
  answer: Verdict
  applicant: Applicant
  classes: DriverClass[]
  documents: Settings['documents']
  maxAge: number
}

/** The checker's answer: yes or no and why, the papers, the classes; of a scooter alone both. */
export function CheckResult({ answer, applicant, classes, documents, maxAge }: Props) {
  const t = useTranslations('driverCheck.result')
  const { rejection, scootersOnly } = answer
  return (
    <section aria-label={t('label')} className={rejection ? 'panel info-block verdict no' : 'panel info-block verdict'}>
      <div className="row">
        <Icon of={rejection ? 'circle-x' : 'circle-check'} size="l" />
        <h2>{scootersOnly ? t('scootersOnly') : t(rejection ?? 'yes')}</h2>
      </div>
      <p>{useReason(answer, applicant, maxAge)}</p>
      {rejection && (
        <div className="info-acts">
          <Link className="btn soft" href={SITE_LINKS.service}>
            {t('withDriver')}
          </Link>
        </div>
      )}
      {(!rejection || scootersOnly) && (
        <>
          <Papers answer={answer} applicant={applicant} documents={documents} maxAge={maxAge} />
          <OpenClasses answers={answer.classes} classes={classes} opensCars={!rejection} />
        </>
      )}
    </section>
  )
}

function useReason({ rejection, scootersOnly, classes, lowest }: Verdict, { age }: Applicant, max: number): string {
  const t = useTranslations('driverCheck.result')
  if (scootersOnly) return t('scootersOnlyText', lowest)
  if (rejection === 'tooOld') return t('tooOldText', { age, max })
  if (rejection === 'tooYoung') return t('tooYoungText', { age: lowest.age })
  if (rejection === 'experienceTooShort') return t('experienceTooShortText', { years: lowest.years })
  const total = (key: 'fit' | 'all') => classes.reduce((sum, one) => sum + one[key], 0)
  return t('fit', { fit: total('fit'), all: total('all') })
}

function Papers({ answer, applicant, documents, maxAge }: Omit<Props, 'classes'>) {
  const t = useTranslations('driverCheck.result')
  const { citizenship, licence } = applicant
  return (
    <>
      <h3>{t('documents')}</h3>
      <ul className="papers">
        {answer.documents === 'standard' ? (
          <li>{documents[citizenship]}</li>
        ) : (
          <>
            <li>{t(`identity.${citizenship}`)}</li>
            <li>{t(`licence.${licence}`)}</li>
          </>
        )}
        {answer.notes.map((note) => (
          <li key={note}>{note === 'birthday' ? t('birthday', { max: maxAge }) : t(note)}</li>
        ))}
      </ul>
      <Link className="link" href="/support/doc/">
        {t('documentsLink')}
      </Link>
    </>
  )
}
