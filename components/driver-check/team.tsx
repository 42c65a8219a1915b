import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { LineList } from '@/components/ui/definition-list/line-list'
import { Heading } from '@/components/ui/heading/heading'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { Text } from '@/components/ui/text/text'
import { foreignLang } from '@/lib/content/foreign-lang'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Chauffeur } from '@/provider/contract/content'
import styles from './team.module.css'

/** Who drives the cars that come with a driver; nothing while the branch names nobody. */
export function Team({ chauffeurs }: { chauffeurs: Chauffeur[] }) {
  const t = useTranslations('driverCheck.team')
  if (chauffeurs.length === 0) return null
  return (
    <InfoBlock
      actions={
        <Button href={SITE_LINKS.service} variant="soft">
          {t('order')}
        </Button>
      }
      heading={t('title')}
      headingId="team"
    >
      <p>{t('lead')}</p>
      <ul className={styles.people}>
        {chauffeurs.map((chauffeur) => (
          <Person chauffeur={chauffeur} key={chauffeur.id} />
        ))}
      </ul>
    </InfoBlock>
  )
}

const LANGUAGE_KEY = { ru: 'ru', en: 'en', 'zh-CN': 'zhCn' } as const

function Person({ chauffeur: { name, text, language, experienceYears, speaks, classes } }: { chauffeur: Chauffeur }) {
  const t = useTranslations('driverCheck.team')
  const format = useListFormat()
  const lang = foreignLang(language, useLocale())
  return (
    <Card>
      <div className={styles.name}>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <Heading lang={lang} level={3} size="s" weight="semi">
          {name}
        </Heading>
      </div>
      <Text lang={lang} size="s" tone="muted">
        {text}
      </Text>
      <LineList
        look="inline"
        rows={[
          { term: t('speaks'), value: format.list(speaks.map((spoken) => t(`languages.${LANGUAGE_KEY[spoken]}`))) },
          { term: t('classes'), value: format.list(classes) },
        ]}
      />
      <Text as="strong" size="s" weight="semi">
        {t('experience', { years: experienceYears })}
      </Text>
    </Card>
  )
}

/** In place of a picture: the first letters of the first two words. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => [...word][0] ?? '').join('')
}
