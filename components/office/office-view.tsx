import { useLocale, useTranslations } from 'next-intl'
import { Prose } from '@/components/content/prose'
import { UntranslatedNotice } from '@/components/content/untranslated-notice'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { Office } from '@/provider/contract/content'
import type { Settings } from '@/provider/contract/settings'
import styles from './office.module.css'
import { OfficeFacts } from './office-facts'

type Props = {
  office: Office
  settings: Settings
  /** To be shown to a taxi driver; null where the page's own address is the Russian one. */
  russianAddress: string | null
  /** Where several offices stand on the page, each has a heading. */
  heading: boolean
}

/** One office: how to find and reach it, and what is there. */
export function OfficeView({ office, settings, russianAddress, heading }: Props) {
  const t = useTranslations('office')
  const lang = foreignLang(office.language, useLocale())
  return (
    <section aria-label={office.title} className={styles.office}>
      {heading && (
        <header lang={lang}>
          <h2>{office.title}</h2>
          <Text tone="muted">{office.lead}</Text>
        </header>
      )}
      <OfficeFacts office={office} russianAddress={russianAddress} settings={settings} />
      <Panel as="div" flow="stack" size="wide">
        <UntranslatedNotice language={office.language} />
        <Prose lang={lang} paragraphs={office.body} phone={settings.main_phone} />
        {office.facilities.length > 0 && (
          <div className={styles.facilities}>
            <Heading isSub>{t('facilities')}</Heading>
            <ul lang={lang}>
              {office.facilities.map((facility) => (
                <li key={facility}>
                  <Icon of="check" size="s" />
                  {facility}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
    </section>
  )
}
