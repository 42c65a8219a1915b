import { getLocale, getTranslations } from 'next-intl/server'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'
import styles from './russian-phrases.module.css'

const PHRASES = ['accident', 'hurt', 'rented', 'interpreter'] as const

/** Russian sentences to show to people around, with what they mean; nothing for those who speak Russian. */
export async function RussianPhrases() {
  if ((await getLocale()) === 'ru') return null
  const [t, russian] = await Promise.all([
    getTranslations('support.incident.phrases'),
    getTranslations({ locale: 'ru', namespace: 'support.incident.phrases' }),
  ])
  return (
    <InfoBlock heading={t('title')} isPanel isSub>
      <Text size="s" tone="muted">
        {t('lead')}
      </Text>
      <ul className={styles.phrases}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <span lang="ru">{russian(phrase)}</span>
            <span>{t(phrase)}</span>
          </li>
        ))}
      </ul>
    </InfoBlock>
  )
}
