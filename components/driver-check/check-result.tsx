import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { Verdict } from '@/lib/driver-check/verdict'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DriverClass } from '@/provider/contract/driver-check'
import type { Applicant } from '@/provider/contract/rules/driver-check/can-rent'
import type { Settings } from '@/provider/contract/settings'
import styles from './check-result.module.css'
import { OpenClasses } from './open-classes'

type Props = {
  verdict: Verdict
  applicant: Applicant
  classes: DriverClass[]
  documents: Settings['documents']
  maxAge: number
}

/** The checker's answer: yes or no and why, the papers, the classes; of a scooter alone both. */
export function CheckResult({ verdict, applicant, classes, documents, maxAge }: Props) {
  const t = useTranslations('driverCheck.result')
  const { rejection, scootersOnly } = verdict
  return (
    <InfoBlock aria-label={t('label')} verdict={rejection ? 'refused' : 'accepted'}>
      <div className={styles.answer} data-verdict={rejection ? 'refused' : 'accepted'}>
        <Icon of={rejection ? 'circle-x' : 'circle-check'} size="l" />
        <Heading size="l">{scootersOnly ? t('scootersOnly') : t(rejection ?? 'yes')}</Heading>
      </div>
      <p>{useReason(verdict, applicant, maxAge)}</p>
      {rejection && (
        <ButtonRow visibility="no-print">
          <Button href={SITE_LINKS.service} variant="soft">
            {t('withDriver')}
          </Button>
        </ButtonRow>
      )}
      {(!rejection || scootersOnly) && (
        <>
          <RequiredDocuments verdict={verdict} applicant={applicant} documents={documents} maxAge={maxAge} />
          <OpenClasses verdicts={verdict.classes} classes={classes} opensCars={!rejection} />
        </>
      )}
    </InfoBlock>
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

function RequiredDocuments({ verdict, applicant, documents, maxAge }: Omit<Props, 'classes'>) {
  const t = useTranslations('driverCheck.result')
  const { citizenship, licence } = applicant
  return (
    <>
      <h3>{t('documents')}</h3>
      <ul className={styles.papers}>
        {verdict.documents === 'standard' ? (
          <li>{documents[citizenship]}</li>
        ) : (
          <>
            <li>{t(`identity.${citizenship}`)}</li>
            <li>{t(`licence.${licence}`)}</li>
          </>
        )}
        {verdict.notes.map((note) => (
          <li key={note}>{note === 'birthday' ? t('birthday', { max: maxAge }) : t(note)}</li>
        ))}
      </ul>
      <TextLink href="/support/doc/">{t('documentsLink')}</TextLink>
    </>
  )
}
