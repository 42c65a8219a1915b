import { useLocale, useTranslations } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { Partner } from '@/provider/contract/content'
import { PARTNER_KINDS } from '@/provider/contract/rules/partners/partner-kinds'
import styles from './partner-list.module.css'

/** Who works with the branch already; nothing while nobody does. */
export function PartnerList({ partners }: { partners: Partner[] }) {
  const t = useTranslations('partners')
  const locale = useLocale()
  if (partners.length === 0) return null
  return (
    <section aria-labelledby="partners-now" className={styles.list}>
      <Heading id="partners-now" size="l">
        {t('now')}
      </Heading>
      <ul>
        {partners.map(({ id, kind, url, language, name, text }) => {
          const partnerKind = PARTNER_KINDS.find((one) => one === kind)
          return (
            <li key={id}>
              {partnerKind && partnerKind !== 'other' && (
                <Text as="span" size="s" tone="muted">
                  {t(`kinds.${partnerKind}`)}
                </Text>
              )}
              <b lang={foreignLang(language, locale)}>
                {url === '' ? (
                  name
                ) : (
                  <TextLink href={url} isExternal rel="noopener nofollow">
                    {name}
                  </TextLink>
                )}
              </b>
              <Text lang={foreignLang(language, locale)} size="s">
                {text}
              </Text>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
