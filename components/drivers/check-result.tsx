import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-classes'
import type { Applicant, RentAnswer } from '@/provider/contract/rules/can-rent'
import type { CarClassId } from '@/provider/contract/rules/classes'
import type { Settings } from '@/provider/contract/settings'
import { OpenClasses } from './open-classes'

type Props = {
  answer: RentAnswer<CarClassId>
  applicant: Applicant
  classes: DriverClass[]
  documents: Settings['documents']
  maxAge: number
}

/** The checker's answer: yes or no and why, the papers, the classes. */
export function CheckResult({ answer, applicant, classes, documents, maxAge }: Props) {
  const t = useTranslations('drivers.result')
  const { refusal } = answer
  const Icon = refusal ? CircleX : CircleCheck
  return (
    <section aria-label={t('label')} className={refusal ? 'panel info-block verdict no' : 'panel info-block verdict'}>
      <div className="row">
        <Icon aria-hidden="true" className="ic l" />
        <h2>{refusal ? t(refusal) : t('yes')}</h2>
      </div>
      <p>{useReason(answer, applicant, maxAge)}</p>
      {refusal ? (
        <div className="info-acts">
          <Link className="btn soft" href={SITE_LINKS.service}>
            {t('withDriver')}
          </Link>
        </div>
      ) : (
        <>
          <Papers answer={answer} applicant={applicant} documents={documents} maxAge={maxAge} />
          <OpenClasses answers={answer.classes} classes={classes} />
        </>
      )}
    </section>
  )
}

function useReason({ refusal, classes, lowest }: RentAnswer<CarClassId>, { age }: Applicant, max: number): string {
  const t = useTranslations('drivers.result')
  if (refusal === 'tooOld') return t('tooOldText', { age, max })
  if (refusal === 'tooYoung') return t('tooYoungText', { age: lowest.age })
  if (refusal === 'experienceTooShort') return t('experienceTooShortText', { years: lowest.years })
  const total = (key: 'fit' | 'all') => classes.reduce((sum, one) => sum + one[key], 0)
  return t('fit', { fit: total('fit'), all: total('all') })
}

function Papers({ answer, applicant, documents, maxAge }: Omit<Props, 'classes'>) {
  const t = useTranslations('drivers.result')
  const { citizenship, licence } = applicant
  return (
    <>
      <h3>{t('documents')}</h3>
      <ul className="papers">
        {answer.papers === 'standard' ? (
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
