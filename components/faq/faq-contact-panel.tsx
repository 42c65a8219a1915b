import { useLocale, useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { OfferPanel } from '@/components/content/offer-panel'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'

/** For whoever found no answer. */
export function FaqContactPanel({ settings }: { settings: Settings }) {
  const t = useTranslations('faq.ask')
  const gap = sentenceGap(useLocale())
  return (
    <OfferPanel as="section">
      <div>
        <Heading isSub>{t('title')}</Heading>
        <Text size="s" tone="muted">
          {t('text', { minutes: settings.rules.callbackMinutes })}
          {gap}
          <PhoneLink phone={settings.main_phone} />
        </Text>
      </div>
      <Button as={CallbackLink}>
        <Icon of="phone-call" />
        {t('callback')}
      </Button>
    </OfferPanel>
  )
}
