import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CheckForm } from '@/components/driver-check/check-form'
import { CheckResult } from '@/components/driver-check/check-result'
import { DriverNeeds } from '@/components/driver-check/driver-needs'
import { Team } from '@/components/driver-check/team'
import { TextPage } from '@/components/support/text-page'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Stack } from '@/components/ui/stack/stack'
import { listChauffeurs } from '@/lib/api/content'
import { listDriverClasses } from '@/lib/api/driver-check'
import { requireSettings } from '@/lib/api/settings'
import { CITIZEN_ORDER } from '@/lib/conditions/citizen-order'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { readApplicant } from '@/lib/driver-check/read-applicant'
import { verdictOf } from '@/lib/driver-check/verdict'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[locale]/about/drivers'>

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('driverCheck')])
  return pageMetadata({
    locale,
    path: '/about/drivers/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function DriversPage({ searchParams }: Props) {
  const locale = await getLocale()
  const [settings, classes, chauffeurs, t, about] = await Promise.all([
    requireSettings(locale),
    listDriverClasses(),
    listChauffeurs(),
    getTranslations('driverCheck'),
    aboutCrumb(),
  ])
  const { rules, documents } = settings
  const applicantForm = readApplicant(await searchParams, CITIZEN_ORDER[locale][0])
  const verdict = applicantForm.applicant && verdictOf(applicantForm.applicant, rules.maxDriverAge, classes)
  return (
    <TextPage lead={t('lead')} parents={[about]} title={t('title')}>
      <Stack gap={36}>
        <DriverNeeds classes={classes} rules={rules} />
        <InfoBlock heading={t('check.title')} headingId="check-title" id="check" isPanel>
          <p>{t('check.lead')}</p>
          <CheckForm {...applicantForm} />
        </InfoBlock>
        {applicantForm.applicant && verdict && (
          <CheckResult
            verdict={verdict}
            applicant={applicantForm.applicant}
            classes={classes}
            documents={documents}
            maxAge={rules.maxDriverAge}
          />
        )}
        <Team chauffeurs={chauffeurs} />
      </Stack>
    </TextPage>
  )
}
