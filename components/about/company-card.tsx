import { getTranslations } from 'next-intl/server'
import { MarkedText } from '@/components/documents/marked-text'
import { StackedList } from '@/components/ui/definition-list/stacked-list'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { TextLink } from '@/components/ui/text-link/text-link'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

const DOCUMENTS = ['publicOffer', 'rentalTerms', 'privacy', 'personalData'] as const

/** Who answers for the site, and the texts that one agrees to. */
export async function CompanyCard({ settings: { company } }: { settings: Settings }) {
  const [t, layout] = await Promise.all([getTranslations('about.company'), getTranslations('layout.nav')])
  const rows = [
    { term: t('name'), text: company.name },
    { term: t('inn'), text: company.inn },
    { term: t('ogrn'), text: company.ogrn },
    { term: t('legalAddress'), text: company.legalAddress },
  ].map(({ term, text }) => ({ term, value: <MarkedText text={text} /> }))
  const documents = [
    ...DOCUMENTS.map((name) => ({ href: SITE_LINKS[name], name: layout(name) })),
    { href: '/privacy_policy_archive/', name: t('archive') },
    { href: '/rentalterms_archive/', name: t('termsArchive') },
  ]
  const links = documents.map(({ href, name }) => (
    <TextLink href={href} key={href}>
      {name}
    </TextLink>
  ))
  return (
    <InfoBlock heading={t('title')} isPanel>
      <StackedList look="stacked" rows={[...rows, { term: t('documents'), values: links }]} />
    </InfoBlock>
  )
}
