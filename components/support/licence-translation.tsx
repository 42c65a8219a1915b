import { useLocale, useTranslations } from 'next-intl'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { formatRoubles } from '@/lib/format/money'
import type { BranchFacts } from '@/provider/contract/settings'
import { TranslationSample } from './translation-sample'

/** How to get a translation of the licence, what it looks like, and whether the branch helps. */
export function LicenceTranslation({ help }: { help: BranchFacts['translationHelp'] }) {
  const t = useTranslations('support.doc.translation')
  const locale = useLocale()
  return (
    <InfoBlock heading={t('title')} headingId="translation-title" id="translation">
      <ul>
        <li>{t('home')}</li>
        <li>{t('here')}</li>
        <li>{t('page')}</li>
        {help && <li>{t('help', { price: formatRoubles(help.priceKop, locale), days: help.workDays })}</li>}
      </ul>
      <TranslationSample label={t('sample')} />
    </InfoBlock>
  )
}
