import { useLocale, useTranslations } from 'next-intl'
import { foreignLang } from '@/lib/content/foreign-lang'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Chauffeur } from '@/provider/contract/content'

/** Who drives the cars that come with a driver; nothing while the branch names nobody. */
export function Team({ chauffeurs }: { chauffeurs: Chauffeur[] }) {
  const t = useTranslations('driverCheck.team')
  if (chauffeurs.length === 0) return null
  return (
    <section aria-labelledby="team" className="info-block">
      <h2 id="team">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul className="info-cards by3 team">
        {chauffeurs.map((chauffeur) => (
          <Person chauffeur={chauffeur} key={chauffeur.id} />
        ))}
      </ul>
      <div className="info-acts">
        <Link className="btn soft" href={SITE_LINKS.service}>
          {t('order')}
        </Link>
      </div>
    </section>
  )
}

const LANGUAGE_KEY = { ru: 'ru', en: 'en', 'zh-CN': 'zhCn' } as const

function Person({ chauffeur: { name, text, language, experienceYears, speaks, classes } }: { chauffeur: Chauffeur }) {
  const t = useTranslations('driverCheck.team')
  const format = useFormatter()
  const lang = foreignLang(language, useLocale())
  return (
    <li>
      <h3 lang={lang}>{name}</h3>
      <p lang={lang}>{text}</p>
      <dl>
        <div>
          <dt>{t('speaks')}</dt>
          <dd>{format.list(speaks.map((spoken) => t(`languages.${LANGUAGE_KEY[spoken]}`)))}</dd>
        </div>
        <div>
          <dt>{t('classes')}</dt>
          <dd>{format.list(classes)}</dd>
        </div>
      </dl>
      <strong>{t('experience', { years: experienceYears })}</strong>
    </li>
  )
}
