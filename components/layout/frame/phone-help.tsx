import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

/** The way on when a page cannot help; nothing while the settings cannot be asked. */
export function PhoneHelp({ phone }: { phone: string | undefined }) {
  const t = useTranslations('errors')
  const locale = useLocale()
  const gap = sentenceGap(locale)
  if (!phone) return null
  return (
    <Text tone="muted">
      {t('helpByPhone')}
      {gap}
      <TextLink as={PhoneLink} isNumeric phone={phone} />
      {locale === 'zh-CN' && (
        <>
          {' · '}
          <TextLink href="/contacts/#wechat">{t('otherWays')}</TextLink>
        </>
      )}
    </Text>
  )
}
