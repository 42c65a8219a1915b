import '@/components/content/content.css'
import { useLocale, useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import type { Settings } from '@/provider/contract/settings'

/** For whoever found no answer. */
export function AskUs({ settings }: { settings: Settings }) {
  const t = useTranslations('faq.ask')
  const gap = sentenceGap(useLocale())
  return (
    <section className="panel ask-panel faq-ask">
      <div>
        <h2 className="h-sub">{t('title')}</h2>
        <p className="small muted">
          {t('text', { minutes: settings.rules.callbackMinutes })}
          {gap}
          <PhoneLink phone={settings.main_phone} />
        </p>
      </div>
      <CallbackLink className="btn primary">
        <Icon of="phone-call" />
        {t('callback')}
      </CallbackLink>
    </section>
  )
}
