import { getLocale, getTranslations } from 'next-intl/server'

const PHRASES = ['accident', 'hurt', 'rented', 'interpreter'] as const

/** Russian sentences to show to people around, with what they mean; nothing for those who speak Russian. */
export async function RussianPhrases() {
  if ((await getLocale()) === 'ru') return null
  const [t, russian] = await Promise.all([
    getTranslations('support.incident.phrases'),
    getTranslations({ locale: 'ru', namespace: 'support.incident.phrases' }),
  ])
  return (
    <section className="panel info-block">
      <h2>{t('title')}</h2>
      <p className="small muted">{t('lead')}</p>
      <ul className="info-phrases">
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <span lang="ru">{russian(phrase)}</span>
            <span>{t(phrase)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
