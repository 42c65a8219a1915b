import './office.css'
import { useLocale, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { ToldInRussian } from '@/components/content/told-in-russian'
import { Icon } from '@/components/ui/icon/icon'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { Office } from '@/provider/contract/content'
import type { Settings } from '@/provider/contract/settings'
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
    <section aria-label={office.title} className="office">
      {heading && (
        <header lang={lang}>
          <h2>{office.title}</h2>
          <p className="muted">{office.lead}</p>
        </header>
      )}
      <OfficeFacts office={office} russianAddress={russianAddress} settings={settings} />
      <div className="panel stack">
        <ToldInRussian language={office.language} />
        <div className="prose" lang={lang}>
          {office.body.map((paragraph) => (
            <p key={paragraph}>
              <ContentText phone={settings.main_phone} text={paragraph} />
            </p>
          ))}
        </div>
        {office.facilities.length > 0 && (
          <>
            <h2 className="h-sub">{t('facilities')}</h2>
            <ul className="facilities" lang={lang}>
              {office.facilities.map((facility) => (
                <li key={facility}>
                  <Icon of="check" size="s" />
                  {facility}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
