import { useLocale, useTranslations } from 'next-intl'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { Partner } from '@/provider/contract/content'
import { PARTNER_KINDS } from '@/provider/contract/rules/partners/partner-kinds'

/** Who works with the branch already; nothing while nobody does. */
export function PartnerList({ partners }: { partners: Partner[] }) {
  const t = useTranslations('partners')
  const locale = useLocale()
  if (partners.length === 0) return null
  return (
    <section aria-labelledby="partners-now" className="partners-now">
      <h2 id="partners-now">{t('now')}</h2>
      <ul className="partner-list">
        {partners.map(({ id, kind, url, language, name, text }) => {
          const known = PARTNER_KINDS.find((one) => one === kind)
          return (
            <li key={id}>
              {known && known !== 'other' && <span>{t(`kinds.${known}`)}</span>}
              <b lang={foreignLang(language, locale)}>
                {url === '' ? (
                  name
                ) : (
                  <a className="link" href={url} rel="noopener nofollow">
                    {name}
                  </a>
                )}
              </b>
              <p className="small" lang={foreignLang(language, locale)}>
                {text}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
