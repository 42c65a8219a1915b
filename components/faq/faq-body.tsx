import { useLocale, useTranslations } from 'next-intl'
import { ContentsNav } from '@/components/content/contents-nav'
import { NothingHere } from '@/components/content/nothing-here'
import { Icon } from '@/components/ui/icon/icon'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { FaqResponse } from '@/provider/contract/content'
import type { Settings } from '@/provider/contract/settings'
import styles from './faq.module.css'
import { FaqContactPanel } from './faq-contact-panel'
import { FaqFinder } from './faq-finder'
import { FaqGroups } from './faq-groups'

type Props = { groups: FaqResponse['groups']; settings: Settings }

/** Contents, the search and all questions; the search only hides what does not match. */
export function FaqBody({ groups, settings }: Props) {
  const t = useTranslations('faq')
  const locale = useLocale()
  if (groups.length === 0)
    return (
      <div className={styles.empty}>
        <NothingHere text={t('empty')} />
        <FaqContactPanel settings={settings} />
      </div>
    )
  const questions = groups.reduce((sum, group) => sum + group.questions.length, 0)
  const sections = groups.map(({ id, title, language }) => ({
    id: `group-${id}`,
    title,
    lang: foreignLang(language, locale),
  }))
  return (
    <div className={styles.columns}>
      <ContentsNav label={t('contents')} sections={sections} />
      <div>
        <FaqFinder
          countTexts={Array.from({ length: questions + 1 }, (_, count) => t('find.found', { count }))}
          icon={<Icon of="search" />}
          label={t('find.label')}
          placeholder={t('find.placeholder')}
        >
          <FaqGroups groups={groups} phone={settings.main_phone} />
        </FaqFinder>
        <FaqContactPanel settings={settings} />
      </div>
    </div>
  )
}
