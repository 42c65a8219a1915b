import { useLocale, useTranslations } from 'next-intl'
import { MarkedText } from '@/components/documents/marked-text'
import { BRAND } from '@/lib/config/product'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'
import styles from './site-footer.module.css'

/** Start of the copyright (specification §9) while the settings cannot be asked. */
const FIRST_YEAR = 1996

/** Who answers for the site: the law asks for it on every page. Beside it, the way back to the cookie notice. */
export function CompanyDetails({ settings, year }: { settings: Settings | null; year: string }) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const company = settings?.company
  const from = String(company?.copyrightFrom ?? FIRST_YEAR)
  return (
    <div className={styles.legal}>
      <span>{t('copyright', { from, to: year, brand: settings?.brand ?? BRAND })}</span>
      <button className="js-only no-print" data-answer="ask" type="button">
        {t('cookies.change')}
      </button>
      {company && (
        <span>
          {t('company', { name: company.name, inn: company.inn, ogrn: company.ogrn })}
          {sentenceGap(locale)}
          <span>
            <MarkedText text={company.legalAddress} />
          </span>
        </span>
      )}
    </div>
  )
}
