import { useLocale, useTranslations } from 'next-intl'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { FaqResponse } from '@/provider/contract/content'

export function FaqContents({ groups }: { groups: FaqResponse['groups'] }) {
  const t = useTranslations('faq')
  const locale = useLocale()
  return (
    <nav aria-label={t('contents')} className="faq-toc">
      {groups.map(({ id, title, language }) => (
        <a href={`#group-${id}`} key={id} lang={foreignLang(language, locale)}>
          {title}
        </a>
      ))}
    </nav>
  )
}
