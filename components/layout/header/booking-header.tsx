import { useLocale, useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { WechatCode } from '@/components/contacts/wechat-code'
import { Logo } from '@/components/layout/logo'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { BRAND } from '@/lib/config/product'
import { formatPhone } from '@/lib/format/phone'
import { LANGUAGES } from '@/lib/i18n/languages'
import type { Settings } from '@/provider/contract/settings'
import { AccountEntry, useClientLabels } from './account-entry'
import styles from './booking-header.module.css'
import { DismissibleDisclosure } from './dismissible-disclosure'
import { LanguageNav } from './language-nav'
import site from './site-header.module.css'

const QUIET = { size: 'touch', variant: 'ghost' } as const

/** Logo, the ways to the branch, language and account; `BookingSteps` stands in its middle. */
export function BookingHeader({ settings }: { settings: Settings | null }) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const language = LANGUAGES.find((one) => one.locale === locale)
  const phoneText = settings ? formatPhone(settings.main_phone) : ''
  const wechat = locale === 'zh-CN' && settings?.facts.messengers.wechat
  return (
    <header className={`${site.main} ${styles.short}`}>
      <Container>
        <Logo brand={settings?.brand ?? BRAND} />
        <span className={styles.space} />
        {wechat && (
          <DismissibleDisclosure
            button={{ ...QUIET, isIconOnly: true }}
            label={t('wechat')}
            look="panel"
            summary={<Icon of="message-circle" />}
          >
            <div className={styles.panel}>
              <WechatCode messengers={settings.facts.messengers} />
            </div>
          </DismissibleDisclosure>
        )}
        {settings && (
          <Button as={PhoneLink} {...QUIET} aria-label={phoneText} isNumeric phone={settings.main_phone}>
            <Icon of="phone" />
            <span className={styles.wide}>{phoneText}</span>
          </Button>
        )}
        <Button as={CallbackLink} {...QUIET} aria-label={t('nav.callback')} isIconOnly>
          <Icon of="phone-call" />
        </Button>
        <DismissibleDisclosure
          button={{ size: 'touch', variant: 'soft' }}
          look="panel"
          summary={
            <>
              <span className={styles.wide}>
                <Icon of="globe" size="s" />
              </span>
              {language?.label}
            </>
          }
        >
          <div className={styles.panel}>
            <LanguageNav isTall />
          </div>
        </DismissibleDisclosure>
        <AccountEntry labels={useClientLabels()} />
      </Container>
    </header>
  )
}
